import { use, type ReactNode } from 'react';
import { ActivityIndicator, View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { OwnMeasure } from './OwnMeasure';
import { Touch } from './Touch';
import type { Haptic } from './haptics';
import type { IconName } from './icons';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import type { ColorRole } from './theme/tokens';

export type ButtonKind =
  'primary' | 'secondary' | 'brass' | 'text' | 'overrule' | 'danger' | 'outlineOnDark' | 'textOnDark';

interface Props {
  readonly title: string;
  readonly kind?: ButtonKind | undefined;
  readonly icon?: IconName | undefined;
  /** A second line: what it costs, or why it cannot be pressed. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly compact?: boolean | undefined;
  /** Its share of a row of buttons; left out, it is as wide as its row is. */
  readonly flex?: number | undefined;
  readonly label?: string | undefined;
  readonly haptic?: Haptic | undefined;
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
  readonly children?: ReactNode;
}

const INK: Readonly<Record<ButtonKind, ColorRole>> = {
  primary: 'onAccent',
  secondary: 'ink',
  brass: 'onBrassFill',
  text: 'accentText',
  overrule: 'loss',
  danger: 'onOxblood',
  outlineOnDark: 'onHeader',
  textOnDark: 'onHeaderSoft',
};

/** 56 high, since it books; 48 when compact. A disabled one says why in its second line. */
export const Button = (props: Props) => {
  const { title, kind = 'primary', icon, detail, disabled, busy, compact, flex, haptic = 'medium' } = props;
  const styles = useStyles();
  const theme = useTheme();
  const t = useWords();
  const own = use(OwnMeasure);
  const roomy = theme.textScale < 1.6 || title === '';
  const bare = kind === 'text' || kind === 'overrule';
  const ink: ColorRole = disabled ? 'disabledInk' : INK[kind];
  const spoken = props.label ?? (detail === undefined ? title : `${title}, ${detail}`);
  return (
    <Touch
      label={busy ? `${spoken}, ${t('common.working')}` : spoken}
      disabled={disabled}
      busy={busy}
      haptic={haptic}
      ground={kind === 'outlineOnDark' || kind === 'textOnDark' ? 'dark' : 'paper'}
      onPress={props.onPress}
      testID={props.testID}
      style={[
        styles.base,
        styles[kind],
        compact && styles.compact,
        flex !== undefined && { flexGrow: own ? 1 : flex, flexShrink: 1, flexBasis: own ? 'auto' : 0 },
        disabled && !bare && styles.disabled,
        props.style,
      ]}
      pressedStyle={styles[`${kind}Pressed`]}
    >
      {busy ? (
        <View aria-hidden>
          <ActivityIndicator color={theme.color[ink]} />
        </View>
      ) : (
        icon && roomy && <Icon name={icon} size={22} color={ink} />
      )}
      <View style={styles.words}>
        <AppText variant={compact ? 'bodyStrong' : 'button'} color={ink} align="center" numberOfLines={3}>
          {title}
        </AppText>
        {props.children}
        {detail !== undefined && (
          <AppText variant="caption" color={ink} align="center" numberOfLines={2}>
            {detail}
          </AppText>
        )}
      </View>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  base: {
    minHeight: space.touchPrimary,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  } as const,
  words: { flexShrink: 1, alignItems: 'center' } as const,
  compact: { minHeight: space.touch, paddingHorizontal: space.m },
  primary: { backgroundColor: color.accent },
  primaryPressed: { backgroundColor: color.accentPressed },
  secondary: {
    backgroundColor: color.surfaceRaised,
    borderWidth: stroke.keyline,
    borderColor: color.lineStrong,
  },
  secondaryPressed: { backgroundColor: color.surfaceSunken },
  brass: { backgroundColor: color.brassFill },
  brassPressed: { opacity: 0.86 },
  text: { minHeight: space.touch },
  textPressed: { backgroundColor: color.accentSoft },
  overrule: { minHeight: space.touch },
  overrulePressed: { backgroundColor: color.oxbloodSoft },
  danger: { backgroundColor: color.oxblood },
  dangerPressed: { opacity: 0.86 },
  outlineOnDark: { borderWidth: stroke.keyline, borderColor: color.onHeaderSoft },
  outlineOnDarkPressed: { backgroundColor: color.surfaceHeaderDeep },
  textOnDark: { minHeight: space.touch },
  textOnDarkPressed: { backgroundColor: color.surfaceHeaderDeep },
  disabled: { backgroundColor: color.disabledFill, borderWidth: 0 },
}));
