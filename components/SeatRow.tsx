import type { Ref } from 'react';
import { View, type TextInput } from 'react-native';

import { Chip } from './Chip';
import { IconButton } from './IconButton';
import { Person } from './Person';
import { TextField } from './TextField';
import { Touch } from './Touch';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  /** Counted from one. */
  readonly number: number;
  readonly name: string;
  readonly initials: string;
  readonly color: number;
  readonly banker?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onRename: (name: string) => void;
  /** Enter leads to the next seat. */
  readonly onSubmit?: (() => void) | undefined;
  readonly inputRef?: Ref<TextInput> | undefined;
  readonly onColor?: (() => void) | undefined;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A seat at the new table: disc, name, order, away. */
export const SeatRow = ({ inputRef, ...props }: Props) => {
  const { number, name, initials, color, banker, error, onRename, onColor, onUp, onDown, onRemove } = props;
  const styles = useStyles();
  const t = useWords();
  const called = name.trim() === '' ? t('newTable.seat', { number }) : name;
  return (
    <View style={styles.row}>
      <Touch
        label={t('newTable.color', { name: called })}
        disabled={!onColor}
        haptic="light"
        onPress={onColor}
        style={styles.disc}
      >
        <Person name={called} initials={initials} color={color} size="l" silent />
      </Touch>
      <View style={styles.name}>
        <View style={styles.field}>
          <TextField
            bare
            label={t('newTable.seat', { number })}
            placeholder={t('newTable.name')}
            value={name}
            onChange={onRename}
            maxLength={80}
            error={error}
            inputRef={inputRef}
            onSubmit={props.onSubmit}
            returnKey={props.onSubmit && 'next'}
          />
        </View>
        {banker && <Chip tone="brass" title={t('newTable.banker')} />}
      </View>
      <IconButton
        icon="chevronUp"
        size={20}
        label={t('newTable.moveUp', { name: called })}
        color="inkSoft"
        disabled={!onUp}
        haptic="light"
        onPress={() => onUp?.()}
      />
      <IconButton
        icon="chevronDown"
        size={20}
        label={t('newTable.moveDown', { name: called })}
        color="inkSoft"
        disabled={!onDown}
        haptic="light"
        onPress={() => onDown?.()}
      />
      <IconButton
        icon="close"
        size={20}
        label={t('newTable.remove', { name: called })}
        color="inkSoft"
        disabled={!onRemove}
        haptic="light"
        onPress={() => onRemove?.()}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 60,
    paddingLeft: space.s,
    paddingRight: 0,
    paddingVertical: space.xs,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  disc: {
    minWidth: space.touch,
    minHeight: space.touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pill,
  } as const,
  field: { flexGrow: 1, flexShrink: 1, flexBasis: grow(80) },
  name: {
    flexWrap: 'wrap',
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingLeft: space.xs,
  } as const,
}));
