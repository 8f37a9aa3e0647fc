import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { WORDS_FOR_DEVELOPED } from '@/rules/chicago-express/actions';
import { hexAt } from '@/rules/chicago-express/board';
import { LANDMARK_HEXES, RAILROADS, type Railroad } from '@/rules/chicago-express/data';
import { housesLeft, isOpen, railroadsIn } from '@/rules/chicago-express/reading';
import type { Action, Phase } from '@/rules/chicago-express/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { LeaderRow } from '../LeaderRow';
import { Pick } from '../Pick';
import { Plate } from '../Plate';
import { SectionHead } from '../SectionHead';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Count } from './Count';
import { EndNotice } from './EndNotice';
import { MapSwitch } from './MapSwitch';
import { GAME } from './look';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

type What = (typeof WORDS_FOR_DEVELOPED)[number];

interface Props {
  readonly phase: Extract<Phase, { readonly name: 'develop' }>;
  readonly book: Booking['book'];
  readonly cover: ReactNode;
}

/** A development without the map: what it is, who stands there, and the figure in the house. */
export const WordDevelopment = ({ phase, book, cover }: Props) => {
  const { tg, nameOf, preview } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const [what, setWhat] = useState<What>('city');
  const [who, setWho] = useState<readonly Railroad[]>([]);
  const [gain, setGain] = useState(1);
  const by = phase.turn;
  const choose = (next: What) => {
    setWhat(next);
    if (next === 'city' || next === 'forest') return setWho([]);
    setWho(railroadsIn(t.state, LANDMARK_HEXES[next]));
    if (next === 'fort-wayne') setGain(hexAt(t.board, LANDMARK_HEXES[next]).house);
  };
  const toggle = (r: Railroad) => {
    if (what === 'forest') return setWho([r]);
    setWho(who.includes(r) ? who.filter(x => x !== r) : [...who, r]);
  };
  const action: Action = { type: 'enter-development', by, what, railroads: who, gain };
  const ruling = preview(action);
  const missing = ruling.ok
    ? undefined
    : who.length === 0
      ? tg('desk.whoStandsThere')
      : tg(`reasons.${ruling.reason}`, ruling.params);
  const figure = what === 'city' || what === 'fort-wayne';
  return (
    <TableFrame
      title={tg('values.develop')}
      cover={cover}
      stage={
        <View>
          <EndNotice />
          <SectionHead title={tg('desk.whatGrows')} />
          <View style={styles.chips}>
            {WORDS_FOR_DEVELOPED.map(w => (
              <Chip key={w} title={tg(`values.${w}`)} selected={w === what} onPress={() => choose(w)} />
            ))}
          </View>
          <SectionHead title={tg('desk.whoStandsThere')} />
          <View style={styles.picks}>
            {RAILROADS.filter(r => isOpen(t.state, r)).map(r => (
              <Pick key={r} label={nameOf(r)} selected={who.includes(r)} onPress={() => toggle(r)}>
                <Plate game={GAME} company={r} name={nameOf(r)} size="s" silent />
              </Pick>
            ))}
          </View>
          {figure && (
            <View style={styles.rows}>
              <Count
                label={tg('desk.houseFigure')}
                value={gain}
                min={1}
                write={n => `+${n}`}
                onChange={setGain}
              />
            </View>
          )}
          <View style={styles.rows}>
            <LeaderRow words={tg('desk.housesLeft', { count: housesLeft(t) })} />
          </View>
          <MapSwitch />
        </View>
      }
      actions={
        <ActionBar stacks>
          <Button
            kind="secondary"
            flex={0.8}
            title={tg('offers.decline')}
            onPress={() => void book({ type: 'decline', by })}
          />
          <Button
            flex={1}
            title={tg('desk.developIt', { hex: tg(`values.${what}`) })}
            disabled={!ruling.ok}
            detail={missing}
            onPress={() => void book(action)}
          />
        </ActionBar>
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, marginHorizontal: space.m } as const,
  picks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingHorizontal: space.gutter } as const,
  rows: { paddingHorizontal: space.gutter, paddingVertical: space.s },
}));
