import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { costOf, incomeFrom } from '@/rules/chicago-express/apply/expand';
import { hexAt } from '@/rules/chicago-express/board';
import {
  LANDMARK_HEXES,
  LANDMARKS,
  MOST_HEXES,
  type Landmark,
  type Railroad,
} from '@/rules/chicago-express/data';
import { builders } from '@/rules/chicago-express/preview';
import { locomotivesLeft, standsIn, treasury } from '@/rules/chicago-express/reading';
import type { Phase } from '@/rules/chicago-express/types';
import { money as amountOf } from '@/rules/kernel/money';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { LeaderRow } from '../LeaderRow';
import { SectionHead } from '../SectionHead';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { BuilderPicks } from './BuilderPicks';
import { Count } from './Count';
import { EndNotice } from './EndNotice';
import { MapSwitch } from './MapSwitch';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly phase: Extract<Phase, { readonly name: 'expand' }>;
  readonly book: Booking['book'];
  readonly cover: ReactNode;
}

/** An expansion without the map: how many locomotives, what they cost and what they bring. */
export const WordExpansion = ({ phase, book, cover }: Props) => {
  const { tg, nameOf } = useDesk();
  const t = useExpress();
  const money = useMoney();
  const styles = useStyles();
  const able = builders(t);
  const [picked, setPicked] = useState<Railroad>();
  const [into, setInto] = useState<readonly Landmark[]>([]);
  const [locomotives, setLocomotives] = useState(1);
  const [cost, setCost] = useState(1);
  const [income, setIncome] = useState(0);
  const by = phase.turn;
  const railroad = able.find(r => r === picked) ?? able[0];
  const has = railroad === undefined ? 0 : treasury(t, railroad);
  const now = railroad === undefined ? 0 : t.state.income[railroad];

  const toggle = (place: Landmark) => {
    const on = !into.includes(place);
    const hex = hexAt(t.board, LANDMARK_HEXES[place]);
    const next = on ? [...into, place] : into.filter(l => l !== place);
    const way = on ? 1 : -1;
    setInto(next);
    setCost(Math.max(0, cost + way * (costOf(t, hex) - 1)));
    setIncome(Math.max(0, income + way * incomeFrom(t, hex)));
    if (next.length > locomotives) setLocomotives(next.length);
  };
  const more = (n: number) => {
    setLocomotives(n);
    setCost(Math.max(0, cost + n - locomotives));
  };
  return (
    <TableFrame
      title={railroad === undefined ? tg('values.expand') : tg('desk.expanding', { name: nameOf(railroad) })}
      cover={cover}
      stage={
        <View>
          <EndNotice />
          <BuilderPicks
            able={able}
            railroad={railroad}
            onPick={r => {
              setPicked(r);
              setInto([]);
            }}
          />
          <View style={styles.counts}>
            <Count
              label={tg('desk.locomotivesPlaced')}
              value={locomotives}
              min={Math.max(1, into.length)}
              max={railroad === undefined ? 1 : Math.min(MOST_HEXES, locomotivesLeft(t, railroad))}
              onChange={more}
            />
            <Count label={tg('desk.costAll')} value={cost} max={has} write={money} onChange={setCost} />
            <Count label={tg('desk.incomeGained')} value={income} write={n => `+${n}`} onChange={setIncome} />
          </View>
          <SectionHead title={tg('desk.reaches')} />
          <View style={styles.chips}>
            {LANDMARKS.filter(
              l => railroad === undefined || !standsIn(t.state, railroad, LANDMARK_HEXES[l]),
            ).map(place => (
              <Chip
                key={place}
                title={tg(`values.${place}`)}
                selected={into.includes(place)}
                onPress={() => toggle(place)}
              />
            ))}
          </View>
          {railroad && (
            <View style={styles.rows}>
              <LeaderRow words={tg('desk.treasuryOf', { railroad })} from={has} amount={has - cost} />
              <LeaderRow words={tg('desk.incomeOf', { railroad })} value={`${now} → ${now + income}`} />
            </View>
          )}
          <MapSwitch />
        </View>
      }
      actions={
        <ActionBar
          stacks
          note={into.includes('chicago') ? tg('desk.chicagoFollows', { railroad }) : undefined}
        >
          <Button
            kind="secondary"
            flex={0.8}
            title={tg('offers.decline')}
            onPress={() => void book({ type: 'decline', by })}
          />
          <Button
            flex={1}
            title={tg('desk.buildFor', { cost })}
            disabled={railroad === undefined}
            detail={railroad === undefined ? tg('desk.cannotBuild') : undefined}
            onPress={() =>
              railroad &&
              void book({
                type: 'enter-expansion',
                by,
                railroad,
                locomotives,
                cost: amountOf(cost),
                income,
                into,
              })
            }
          />
        </ActionBar>
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  counts: { gap: space.s, paddingHorizontal: space.gutter },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, marginHorizontal: space.m } as const,
  rows: { paddingHorizontal: space.gutter, paddingVertical: space.s },
}));
