import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { LOCOMOTIVES } from '@/rules/railroad-revolution/data';
import { faces, stack } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly effect: 'locomotive' | 'flip';
  readonly n: number;
  readonly book: (action: Action) => void;
}

/** Locomotives to take from the stacks, or one's own to turn over. */
export const Locomotives = ({ t, by, effect, n, book }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const { tg } = useDesk();
  const choices = LOCOMOTIVES.flatMap(loco => {
    const { up, down } = faces(t, by, loco);
    const bonus = bonusWords(tg, t.board.locomotives[loco]);
    if (effect === 'locomotive') {
      const left = stack(t, loco);
      const action: Action = { type: 'locomotive', by, loco };
      return left > 0 ? [{ key: loco, title: bonus, detail: tg('desk.left', { n: left }), action }] : [];
    }
    const turn = (to: 'down' | 'up'): Action => ({ type: 'flip', by, loco, to });
    return [
      ...(up > 0
        ? [{ key: `${loco}-down`, title: bonus, detail: tg('desk.turnDown'), action: turn('down') }]
        : []),
      ...(down > 0
        ? [{ key: `${loco}-up`, title: bonus, detail: tg('desk.turnUp'), action: turn('up') }]
        : []),
    ];
  });
  return (
    <>
      <SectionHead title={tg(`desk.${effect}`, { n })} />
      <View style={styles.row}>
        {choices.map(({ key, title, detail, action }) => (
          <Pick key={key} basis={grow(140)} label={`${title}, ${detail}`} onPress={() => book(action)}>
            <View style={styles.face}>
              <AppText variant="label">{title}</AppText>
              <AppText variant="caption" color="inkSoft">
                {detail}
              </AppText>
            </View>
          </Pick>
        ))}
      </View>
    </>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  face: { alignItems: 'center', flexShrink: 1 } as const,
}));
