import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { RAILS } from '@/rules/railroad-revolution/data';
import { companyOf } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { SectionHead } from '../SectionHead';
import { Stepper } from '../Stepper';
import { SwitchRow } from '../SwitchRow';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { NewCity } from './NewCity';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  /** A rail of a bonus: what it costs in all. Left out, it is one of the railroad action. */
  readonly price?: number;
  readonly note: string;
  readonly book: (action: Action) => void;
}

const NEW_RAIL = { terrain: 0, trade: false, cities: [] as readonly string[] };

/** One rail: triangles, trade symbol and the cities it connects, as the players read them off the map. */
export const RailPanel = ({ t, by, price, note, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const money = useMoney();
  const [rail, setRail] = useState(NEW_RAIL);
  const free = price !== undefined;
  const connected = companyOf(t, by).cities;
  const cities = Object.keys(t.board.cities).filter(c => !connected.includes(c));
  const { phase } = t.state;
  const begun = phase.name === 'action' && phase.deed.name === 'railroad' && phase.deed.laid > 0;
  const cost = price ?? rail.terrain * RAILS.triangle + (begun ? 0 : RAILS.price);
  const toggle = (city: string) =>
    setRail({
      ...rail,
      cities: rail.cities.includes(city) ? rail.cities.filter(c => c !== city) : [...rail.cities, city],
    });
  return (
    <View style={styles.panel}>
      <SectionHead title={tg(free ? 'desk.freeRail' : 'desk.rails')} detail={note} />
      <View style={styles.fields}>
        <Stepper
          label={tg('desk.triangles')}
          value={rail.terrain}
          max={9}
          lessLabel={tg('desk.less')}
          moreLabel={tg('desk.more')}
          onChange={terrain => setRail({ ...rail, terrain })}
        />
        <SwitchRow
          title={tg('desk.tradeSymbol')}
          value={rail.trade}
          onChange={trade => setRail({ ...rail, trade })}
        />
        <AppText variant="label" color="inkSoft" silent>
          {tg('desk.connects')}
        </AppText>
        <View role="group" aria-label={tg('desk.connects')} style={styles.cities}>
          {cities.map(city => (
            <Chip
              key={city}
              title={city}
              selected={rail.cities.includes(city)}
              onPress={() => toggle(city)}
            />
          ))}
          <NewCity t={t} onNamed={toggle} />
        </View>
        <Button
          title={tg('desk.layRail', { amount: money(-cost) })}
          onPress={() => {
            book({ type: 'rail', by, ...rail, ...(free && { free }) });
            setRail(NEW_RAIL);
          }}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  panel: { gap: space.xs },
  fields: { gap: space.s, paddingHorizontal: space.gutter },
  cities: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6 } as const,
}));
