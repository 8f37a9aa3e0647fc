import { View } from 'react-native';

import type { Ask } from '@/rules/kernel/action';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { formatNumber } from '../i18n/format';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly words: string;
  readonly ask?: Ask | undefined;
  readonly expanded: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** One thing that can be done, with the range of the number that is still open. */
export const OfferRow = ({ words, ask, expanded, disabled, onPress }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const write = (n: number) => formatNumber(n, language);
  const range =
    ask === undefined
      ? undefined
      : [
          ask.max === undefined
            ? t('doing.asksLeast', { least: write(ask.min) })
            : t('doing.asks', { least: write(ask.min), most: write(ask.max) }),
          ask.step !== 1 && t('doing.asksStep', { step: write(ask.step) }),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <Touch
      label={range === undefined ? words : `${words}, ${range}`}
      expanded={ask === undefined ? undefined : expanded}
      disabled={disabled}
      haptic={ask === undefined ? 'medium' : 'light'}
      onPress={onPress}
      style={[styles.row, expanded && styles.open]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.words}>
        <AppText variant="bodyStrong" color={disabled ? 'disabledInk' : 'ink'}>
          {words}
        </AppText>
        {range !== undefined && (
          <AppText variant="caption" color="inkSoft">
            {range}
          </AppText>
        )}
      </View>
      <Icon
        name={ask === undefined ? 'chevronRight' : expanded ? 'chevronUp' : 'chevronDown'}
        size={20}
        color={disabled ? 'disabledInk' : 'inkSoft'}
      />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  open: { backgroundColor: color.accentSoft },
  pressed: { backgroundColor: color.surfaceSunken },
  words: { flex: 1, minWidth: 0 },
}));
