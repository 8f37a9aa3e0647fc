import { View } from 'react-native';

import { MOST_HEXES, type HexId, type Railroad } from '@/rules/chicago-express/data';
import { treasury } from '@/rules/chicago-express/reading';
import type { ExpressTable } from '@/rules/chicago-express/types';

import { LeaderRow } from '../LeaderRow';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly before: ExpressTable;
  readonly after: ExpressTable;
  readonly railroad: Railroad;
  readonly chosen: readonly HexId[];
  readonly done: number;
}

/** What the expansion costs and brings, before it is booked. */
export const PlanRows = ({ before, after, railroad, chosen, done }: Props) => {
  const { tg } = useDesk();
  const styles = useStyles();
  const from = before.state.income[railroad];
  const to = after.state.income[railroad];
  const names = chosen.map((hex, i) => `${done + i + 1}. ${tg(`hexes.${hex}`)}`).join('  ');
  const has = treasury(before, railroad);
  return (
    <View style={styles.rows}>
      {chosen.length === 0 ? (
        <LeaderRow
          words={tg(done < MOST_HEXES ? 'desk.tapMarked' : 'desk.allBuilt', { n: done + 1 })}
          amount={has}
        />
      ) : (
        <LeaderRow words={names} amount={treasury(after, railroad)} from={has} />
      )}
      <LeaderRow
        words={tg('desk.incomeOf', { railroad })}
        value={from === to ? tg('desk.stays', { income: from }) : `${from} → ${to}`}
      />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingVertical: space.xs },
}));
