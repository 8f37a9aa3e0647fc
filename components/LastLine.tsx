import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { MoneyText } from './MoneyText';
import { Touch } from './Touch';
import { useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { useLayout } from './theme/useLayout';

interface Props {
  /** Who did it; name first, as in the log. */
  readonly who?: string | undefined;
  /** The last record in words, or that nothing is booked yet. */
  readonly words: string;
  readonly amount?: number | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}

/** The last record in words, and Undo: one tap, no question asked. */
export const LastLine = ({ who, words, amount, onUndo, onRedo }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  const { textScale } = useTheme();
  const layout = useLayout();
  const column = layout === 'wide';
  // Large text leaves room for the sentence or for the word; the arrow says Undo as well.
  const terse = textScale > 1.3 && !column;
  const sentence = [who !== undefined ? `${who}: ${words}` : words, amount !== undefined && money(amount)]
    .filter(Boolean)
    .join(' ');
  return (
    <View style={column ? styles.column : styles.line}>
      <View
        style={[styles.words, column && styles.centred]}
        accessible
        role="group"
        aria-label={t('table.lastRecord', { words: sentence })}
        aria-live="polite"
      >
        <AppText
          variant="label"
          numberOfLines={column ? 4 : terse ? 3 : 2}
          align={column ? 'center' : 'left'}
          style={styles.text}
        >
          {who !== undefined && (
            <AppText variant="label" color="inkSoft">
              {`${who}: `}
            </AppText>
          )}
          {`${words} `}
          {amount !== undefined && <MoneyText amount={amount} size="small" color="ink" />}
        </AppText>
      </View>
      <View style={styles.buttons}>
        {onRedo && (
          <Touch
            label={t('table.redoNext')}
            haptic="medium"
            onPress={onRedo}
            style={styles.redo}
            pressedStyle={styles.pressed}
          >
            <Icon name="redo" size={22} color="accentText" />
          </Touch>
        )}
        {onUndo && (
          <Touch
            label={t('table.undoLast', { words: sentence })}
            haptic="medium"
            onPress={onUndo}
            style={[styles.undo, column && styles.framed]}
            pressedStyle={styles.pressed}
          >
            <Icon name="undo" size={22} color="accentText" />
            {!terse && (
              <AppText variant="bodyStrong" color="accentText">
                {t('common.undo')}
              </AppText>
            )}
          </Touch>
        )}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  line: {
    minHeight: space.touch,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingLeft: space.gutter,
    paddingRight: space.xs,
    borderTopWidth: 1,
    borderTopColor: color.line,
    backgroundColor: color.surface,
  } as const,
  column: { gap: space.s, padding: space.m } as const,
  words: { flexShrink: 1, flexGrow: 1, minWidth: 0 },
  centred: { flexGrow: 0 },
  text: { flexShrink: 1 },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: space.xs } as const,
  redo: {
    width: space.touch,
    height: space.touch,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  undo: {
    minHeight: space.touch,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
  } as const,
  framed: {
    flex: 1,
    minHeight: space.touchPrimary,
    borderWidth: stroke.keyline,
    borderColor: color.lineStrong,
    backgroundColor: color.surfaceRaised,
  },
  pressed: { backgroundColor: color.accentSoft },
}));
