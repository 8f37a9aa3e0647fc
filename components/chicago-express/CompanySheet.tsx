import { View } from 'react-native';

import { LOCOMOTIVES, SHARES, type Railroad } from '@/rules/chicago-express/data';
import { incomeMarker } from '@/rules/chicago-express/formulas';
import { afterOneMore } from '@/rules/chicago-express/preview';
import {
  isOpen,
  leastFor,
  locomotivesLeft,
  paysNow,
  sharesHeld,
  sharesLeft,
  sharesSold,
  treasury,
} from '@/rules/chicago-express/reading';

import { LeaderRow } from '../LeaderRow';
import { Person } from '../Person';
import { Plate } from '../Plate';
import { Rule } from '../Rule';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { GAME } from './look';
import { useExpress } from './useExpress';

interface Props {
  readonly railroad: Railroad;
  readonly onClose: () => void;
}

/** The charter of one railroad, with what the next share would change. */
export const CompanySheet = ({ railroad, onClose }: Props) => {
  const { seats, nameOf, tg } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const income = t.state.income[railroad];
  const { marker, tokens } = incomeMarker(income);
  const sold = sharesSold(t, railroad);
  const left = sharesLeft(t, railroad);
  return (
    <Sheet
      title={tg(`desk.name-${railroad}`)}
      mark={<Plate game={GAME} company={railroad} name={nameOf(railroad)} size="m" />}
      onClose={onClose}
    >
      <View style={styles.rows}>
        {!isOpen(t.state, railroad) && <LeaderRow words={tg('desk.opensInChicago')} />}
        <LeaderRow words={tg('desk.treasury')} amount={treasury(t, railroad)} />
        <LeaderRow
          words={tg('desk.income')}
          value={tokens > 0 ? tg('desk.withToken', { income, marker, tokens }) : String(income)}
        />
        <LeaderRow
          words={tg('desk.paysNow')}
          detail={sold > 0 ? tg('desk.paySum', { income, sold }) : undefined}
          amount={sold > 0 ? paysNow(t, railroad) : null}
        />
        {left > 0 && (
          <>
            <LeaderRow
              words={tg('desk.oneMore')}
              detail={tg('desk.paySum', { income, sold: sold + 1 })}
              amount={afterOneMore(t, railroad)}
            />
            <LeaderRow words={tg('desk.minimum')} amount={leastFor(t, railroad)} />
          </>
        )}
        <LeaderRow
          words={tg('desk.locomotives')}
          value={tg('desk.leftOf', { n: locomotivesLeft(t, railroad), of: LOCOMOTIVES[railroad] })}
        />
        <Rule double />
        <LeaderRow
          words={tg('desk.onCharter')}
          value={tg('desk.leftOf', { n: left, of: SHARES[railroad] })}
        />
        {seats
          .filter(s => sharesHeld(t, s.id, railroad) > 0)
          .map(s => (
            <LeaderRow
              key={s.id}
              mark={<Person name={s.name} initials={s.initials} color={s.color} size="s" silent />}
              words={s.name}
              value={tg('desk.nShares', { count: sharesHeld(t, s.id, railroad) })}
            />
          ))}
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingBottom: space.s, gap: 2 },
}));
