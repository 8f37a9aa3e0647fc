import { View } from 'react-native';

import { dividendNow } from '@/rules/chicago-express/preview';

import { LeaderRow } from '../LeaderRow';
import { Person } from '../Person';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useExpress } from './useExpress';

/** What everybody would get if the dividend came now. */
export const DividendNow = () => {
  const { seats, tg } = useDesk();
  const styles = useStyles();
  const lines = dividendNow(useExpress());
  return (
    <View>
      <SectionHead title={tg('desk.dividendNow')} />
      <View style={styles.rows}>
        {lines.map(({ player, amount, parts }) => {
          const seat = seats.find(s => s.id === player);
          return (
            seat && (
              <LeaderRow
                key={player}
                mark={<Person name={seat.name} initials={seat.initials} color={seat.color} size="s" silent />}
                words={seat.name}
                detail={parts
                  .map(({ railroad, shares, each }) =>
                    tg('desk.part', { railroad, sum: shares === 1 ? String(each) : `${shares} × ${each}` }),
                  )
                  .join(' · ')}
                amount={amount}
              />
            )
          );
        })}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingVertical: space.xs },
}));
