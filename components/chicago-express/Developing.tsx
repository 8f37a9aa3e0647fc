import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { HexId } from '@/rules/chicago-express/data';
import { developChoices } from '@/rules/chicago-express/preview';
import { housesLeft, treasury } from '@/rules/chicago-express/reading';
import type { Phase } from '@/rules/chicago-express/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { LeaderRow } from '../LeaderRow';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { EndNotice } from './EndNotice';
import { HexSheet } from './HexSheet';
import { MapStage, useScrolls } from './MapStage';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly phase: Extract<Phase, { readonly name: 'develop' }>;
  readonly book: Booking['book'];
  readonly cover: ReactNode;
}

/** One hex: tapped, shown with what it brings to whom, then developed with one button. */
export const Developing = ({ phase, book, cover }: Props) => {
  const { tg, readOnly } = useDesk();
  const t = useExpress();
  const scrolls = useScrolls();
  const money = useMoney();
  const styles = useStyles();
  const [chosen, setChosen] = useState<HexId>();
  const [asked, setAsked] = useState<HexId>();
  const by = phase.turn;
  const choices = readOnly ? [] : developChoices(t);
  const choice = choices.find(c => c.hex === chosen);
  const nameHex = (hex: HexId) => tg(`hexes.${hex}`);
  const marks = choices.map(({ hex, gain, money: amount, railroads }) => {
    const brings = amount > 0 ? money(amount) : `+${gain}`;
    return {
      id: hex,
      label: tg('desk.developHex', { hex: nameHex(hex), brings, railroads }),
      ...(hex === chosen ? { chosen: '✓' } : { price: brings }),
    };
  });
  const below = (
    <View style={styles.rows}>
      {choice === undefined ? (
        <LeaderRow
          words={tg(choices.length === 0 ? 'desk.nothingToDevelop' : 'desk.tapToDevelop')}
          value={tg('desk.housesLeft', { count: housesLeft(t) })}
        />
      ) : (
        choice.railroads.map(r =>
          choice.money > 0 ? (
            <LeaderRow
              key={r}
              words={tg('desk.treasuryOf', { railroad: r })}
              from={treasury(t, r)}
              amount={treasury(t, r) + choice.money}
            />
          ) : (
            <LeaderRow
              key={r}
              words={tg('desk.incomeOf', { railroad: r })}
              value={`${t.state.income[r]} → ${t.state.income[r] + choice.gain}`}
            />
          ),
        )
      )}
    </View>
  );
  return (
    <TableFrame
      title={tg('values.develop')}
      cover={cover}
      stageScrolls={scrolls}
      stage={
        <MapStage
          table={t}
          marks={marks}
          onMark={hex => setChosen(hex === chosen ? undefined : hex)}
          onOther={setAsked}
          above={<EndNotice />}
          below={below}
        />
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
            title={choice ? tg('desk.developIt', { hex: nameHex(choice.hex) }) : tg('values.develop')}
            disabled={choice === undefined}
            detail={choice === undefined ? tg('desk.tapHex') : undefined}
            onPress={() => choice && void book({ type: 'develop', by, hex: choice.hex })}
          />
        </ActionBar>
      }
      sheet={asked && <HexSheet hex={asked} table={t} onClose={() => setAsked(undefined)} />}
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingVertical: space.xs },
}));
