import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { byArea, leftmostArea, unknownArea } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly book: (action: Action) => void;
}

/** A building or a rail of the leftmost area, and what it brings. */
export const SalePanel = ({ t, by, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const money = useMoney();
  const known = unknownArea(t.board) === undefined;
  const area = known ? leftmostArea(t, by) : 0;
  const value = t.board.areas[area]?.value ?? null;
  return (
    <>
      <SectionHead
        title={tg('desk.sale')}
        detail={known ? tg('desk.leftmost', { area: area + 1 }) : undefined}
      />
      <View style={styles.row}>
        {(['building', 'rail'] as const).map(piece => (
          <Button
            key={piece}
            flex={1}
            kind="secondary"
            title={tg(`desk.sell.${piece}`)}
            detail={value === null ? undefined : money(value, { change: true })}
            disabled={known && (byArea(t, by, piece)[area] ?? 0) === 0}
            onPress={() => book({ type: 'sell', by, piece })}
          />
        ))}
      </View>
    </>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.gutter } as const,
}));
