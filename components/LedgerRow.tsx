import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Hatch } from './Hatch';
import { Icon } from './Icon';
import { LedgerMoveRow } from './LedgerMoveRow';
import { Touch } from './Touch';
import type { LedgerMove, LedgerRecord } from './ledger';
import { useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly record: LedgerRecord;
  readonly selected: boolean;
  readonly onPress?: ((key: string) => void) | undefined;
}

/** One record: number, words, time, what moved. Corrections in brass, undone ones struck and hatched. */
export const LedgerRow = memo(function LedgerRow({ record, selected, onPress }: Props) {
  const { key, number, title, time, state, moves, note } = record;
  const styles = useStyles();
  const money = useMoney();
  const t = useWords();
  const undone = state === 'undone';
  const faint = selected ? 'onAccentSoft' : state === 'correction' ? 'onBrassSoft' : 'inkFaint';
  const soft = state === 'correction' ? 'onBrassSoft' : 'inkSoft';
  const says = ({ from, to, amount, words }: LedgerMove): string =>
    from && to
      ? t('ledger.moves', {
          amount: amount === undefined ? (words ?? '') : money(amount),
          from: from.name,
          to: to.name,
        })
      : (words ?? '');
  const sentence = [t('ledger.record', { number, time, title }), ...moves.map(says), note?.words].filter(
    Boolean,
  );
  return (
    <Touch
      label={sentence.join('. ')}
      selected={selected}
      disabled={onPress === undefined}
      haptic="light"
      onPress={() => onPress?.(key)}
      style={[styles.row, state === 'correction' && styles.correction, selected && styles.selected]}
      pressedStyle={styles.pressed}
    >
      {undone && <Hatch />}
      {state === 'correction' && <View style={styles.edge} />}
      <AppText
        variant="moneyTable"
        color={faint}
        align="right"
        style={[styles.number, undone && styles.struck]}
      >
        {number}
      </AppText>
      <View style={styles.body}>
        <View style={styles.line}>
          <AppText
            variant="bodyStrong"
            color={undone ? 'inkFaint' : 'ink'}
            style={[styles.title, undone && styles.struck]}
          >
            {title}
          </AppText>
          <AppText variant="caption" color={soft}>
            {time}
          </AppText>
        </View>
        {moves.map((move, i) => (
          <LedgerMoveRow key={i} move={move} struck={undone} />
        ))}
        {note && (
          <View style={styles.note}>
            <Icon name={note.icon} size={16} color={soft} />
            <AppText variant="caption" strong color={soft} style={styles.title}>
              {note.words}
            </AppText>
          </View>
        )}
      </View>
    </Touch>
  );
});

const useStyles = makeStyles(({ color, grow, type }) => ({
  row: {
    flexDirection: 'row',
    gap: 10,
    paddingLeft: 10,
    paddingRight: 16,
    paddingVertical: 9,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    backgroundColor: color.surface,
  } as const,
  correction: { backgroundColor: color.brassSoft },
  edge: {
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: 0,
    width: 4,
    backgroundColor: color.brassFill,
  } as const,
  selected: { backgroundColor: color.accentSoft },
  pressed: { backgroundColor: color.surfaceSunken },
  number: { minWidth: grow(30), lineHeight: type.bodyStrong.lineHeight },
  body: { flex: 1, minWidth: 0 },
  line: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 } as const,
  title: { flexShrink: 1 },
  note: { flexDirection: 'row', alignItems: 'center', gap: 4, minHeight: 22 } as const,
  struck: { textDecorationLine: 'line-through' } as const,
}));
