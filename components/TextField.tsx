import { useId, useState, type Ref } from 'react';
import { TextInput, View } from 'react-native';
import type { KeyboardTypeOptions } from 'react-native';

import { AppText } from './AppText';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** A whole sentence that says what to do. */
  readonly error?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly multiline?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly keyboard?: KeyboardTypeOptions | undefined;
  readonly autoFocus?: boolean | undefined;
  /** The label is heard but not shown. */
  readonly bare?: boolean | undefined;
  /** A short figure beside its label, in one line. */
  readonly beside?: boolean | undefined;
  readonly onSubmit?: (() => void) | undefined;
  /** The key that submits: `next` keeps the keyboard up for the field that follows. */
  readonly returnKey?: 'next' | undefined;
  readonly inputRef?: Ref<TextInput> | undefined;
  readonly testID?: string | undefined;
}

/** A labelled line to write on, with its hint, or what is wrong with it. */
export const TextField = ({ inputRef, ...props }: Props) => {
  const { label, value, onChange, hint, error, multiline = false, bare = false, beside = false } = props;
  const styles = useStyles();
  const { color } = useTheme();
  const id = useId();
  const [focused, setFocused] = useState(false);
  return (
    <View style={[styles.box, beside && styles.row]}>
      {!bare && (
        <AppText variant="label" color="inkSoft" silent style={beside && styles.label}>
          {label}
        </AppText>
      )}
      <TextInput
        aria-label={error === undefined ? label : `${label}. ${error}`}
        aria-describedby={hint === undefined ? undefined : id}
        aria-invalid={error !== undefined}
        value={value}
        onChangeText={onChange}
        placeholder={props.placeholder}
        placeholderTextColor={color.inkFaint}
        multiline={multiline}
        maxLength={props.maxLength}
        keyboardType={props.keyboard}
        autoFocus={props.autoFocus}
        allowFontScaling={false}
        ref={inputRef}
        onSubmitEditing={props.onSubmit}
        returnKeyType={props.returnKey}
        submitBehavior={props.returnKey === 'next' ? 'submit' : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        testID={props.testID}
        style={[
          styles.input,
          bare && styles.bare,
          multiline && styles.tall,
          beside && styles.short,
          focused && styles.focused,
          error !== undefined && styles.wrong,
        ]}
      />
      {(error ?? hint) !== undefined && (
        <AppText
          variant="caption"
          color={error === undefined ? 'inkSoft' : 'loss'}
          live={error !== undefined}
        >
          {error ?? hint}
        </AppText>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space, stroke, type }) => ({
  box: { gap: space.xs, flexGrow: 1, flexShrink: 1 },
  input: {
    ...type.body,
    lineHeight: undefined,
    color: color.ink,
    minHeight: space.touch,
    minWidth: 0,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: stroke.keyline,
    borderColor: color.lineStrong,
    backgroundColor: color.surfaceRaised,
    outlineStyle: 'solid',
    outlineWidth: 0,
  } as const,
  bare: { ...type.bodyStrong, lineHeight: undefined, paddingHorizontal: space.s, borderColor: color.line },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } as const,
  label: { flexGrow: 1, flexShrink: 1, flexBasis: grow(160) },
  short: { width: grow(104), textAlign: 'right' } as const,
  tall: { minHeight: 96, textAlignVertical: 'top' } as const,
  focused: { borderColor: color.focus, boxShadow: `0 0 0 2px ${color.focus}` },
  wrong: { borderColor: color.loss },
}));
