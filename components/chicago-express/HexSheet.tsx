import { View } from 'react-native';

import { costOf, incomeFrom } from '@/rules/chicago-express/apply/expand';
import { hexAt } from '@/rules/chicago-express/board';
import type { HexId, Railroad } from '@/rules/chicago-express/data';
import { whyNotBuild, whyNotDevelop } from '@/rules/chicago-express/preview';
import { hasHouse, railroadsIn } from '@/rules/chicago-express/reading';
import type { ExpressTable } from '@/rules/chicago-express/types';

import { LeaderRow } from '../LeaderRow';
import { Notice } from '../Notice';
import { Plate } from '../Plate';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { GAME } from './look';

interface Props {
  readonly hex: HexId;
  readonly table: ExpressTable;
  /** Who would build here. */
  readonly railroad?: Railroad | undefined;
  readonly onClose: () => void;
}

/** What is printed on a hex, who stands there, and why nothing can be done with it now. */
export const HexSheet = ({ hex: id, table: t, railroad, onClose }: Props) => {
  const { tg, nameOf } = useDesk();
  const styles = useStyles();
  const hex = hexAt(t.board, id);
  const there = railroadsIn(t.state, id);
  const { phase } = t.state;
  const refusal =
    phase.name === 'expand' && railroad !== undefined
      ? whyNotBuild(t, railroad, id)
      : phase.name === 'develop'
        ? whyNotDevelop(t, id)
        : undefined;
  const kind = tg(hex.kind === 'city' ? 'values.plainCity' : `values.${hex.kind}`);
  return (
    <Sheet title={hex.name === '' ? `${kind} ${id}` : `${hex.name} (${id})`} onClose={onClose}>
      {refusal && (
        <Notice
          tone="oxblood"
          icon="info"
          words={`${tg(`reasons.${refusal.reason}`, refusal.params)} (${refusal.rule})`}
        />
      )}
      <View style={styles.rows}>
        {hex.kind !== 'start' && (
          <>
            <LeaderRow words={tg('desk.printedCost')} detail={kind} amount={hex.cost} />
            {there.length > 0 && (
              <LeaderRow
                words={tg('desk.costNow')}
                detail={tg('desk.costSum', { cost: hex.cost, n: there.length + 1 })}
                amount={costOf(t, hex)}
              />
            )}
            <LeaderRow words={tg('desk.incomeHere')} value={`+${incomeFrom(t, hex)}`} />
            {hex.house > 0 && (
              <LeaderRow
                words={tg('desk.houseHere')}
                value={hasHouse(t.state, id) ? tg('desk.houseStands') : `+${hex.house}`}
              />
            )}
            {hex.kind === 'forest' && (
              <LeaderRow
                words={tg('desk.houseHere')}
                value={tg(hasHouse(t.state, id) ? 'desk.houseStands' : 'desk.forestPays')}
              />
            )}
          </>
        )}
        <View style={styles.there}>
          {there.map(r => (
            <Plate key={r} game={GAME} company={r} name={nameOf(r)} size="m" />
          ))}
        </View>
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingBottom: space.s },
  there: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.s } as const,
}));
