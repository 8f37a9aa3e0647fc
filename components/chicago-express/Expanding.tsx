import { useState, type ReactNode } from 'react';

import { LANDMARK_HEXES, MOST_HEXES, type HexId, type Railroad } from '@/rules/chicago-express/data';
import { buildChoices, builders } from '@/rules/chicago-express/preview';
import { treasury } from '@/rules/chicago-express/reading';
import type { Phase } from '@/rules/chicago-express/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { BuilderPicks } from './BuilderPicks';
import { EndNotice } from './EndNotice';
import { HexSheet } from './HexSheet';
import { MapStage, useScrolls } from './MapStage';
import { PlanRows } from './PlanRows';
import { planned } from './plan';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly phase: Extract<Phase, { readonly name: 'expand' }>;
  readonly book: Booking['book'];
  readonly cover: ReactNode;
}

/** Up to three hexes: tapped on the map, shown with price and income, then built with one button. */
export const Expanding = ({ phase, book, cover }: Props) => {
  const { tg, undo, nameOf, readOnly } = useDesk();
  const t = useExpress();
  const scrolls = useScrolls();
  const money = useMoney();
  const able = builders(t);
  const [picked, setPicked] = useState<Railroad>();
  const [hexes, setHexes] = useState<readonly HexId[]>([]);
  const [asked, setAsked] = useState<HexId>();
  const by = phase.turn;
  const railroad = phase.railroad ?? able.find(r => r === picked) ?? able[0];
  const { places, after } = planned(t, by, railroad, hexes);
  const chosen = hexes.slice(0, places.length);
  const done = phase.hexes.length;
  const count = done + chosen.length;
  const spent = railroad === undefined ? 0 : treasury(t, railroad) - treasury(after, railroad);

  const mark = (hex: HexId) => {
    if (readOnly) return;
    const at = chosen.indexOf(hex);
    setHexes(at >= 0 ? chosen.slice(0, at) : [...chosen, hex]);
  };
  const nameHex = (hex: HexId) => tg(`hexes.${hex}`);
  const choices = railroad === undefined || readOnly ? [] : buildChoices(after, railroad);
  const marks = [
    ...chosen.map((hex, i) => ({
      id: hex,
      chosen: String(done + i + 1),
      label: tg('desk.chosenHex', { hex: nameHex(hex), n: done + i + 1 }),
    })),
    ...choices.map(({ hex, cost, gain }) => ({
      id: hex,
      price: gain > 0 ? `${money(cost)} +${gain}` : money(cost),
      label: tg(gain > 0 ? 'desk.buildHexGain' : 'desk.buildHex', {
        railroad,
        hex: nameHex(hex),
        cost,
        gain,
      }),
    })),
  ];
  const toChicago = [...phase.hexes, ...chosen].includes(LANDMARK_HEXES.chicago);
  const actions = (
    <ActionBar stacks note={toChicago ? tg('desk.chicagoFollows', { railroad }) : undefined}>
      {count === 0 ? (
        <Button
          kind="secondary"
          flex={0.8}
          title={tg('offers.decline')}
          onPress={() => void book({ type: 'decline', by })}
        />
      ) : (
        <Button
          kind="secondary"
          icon="undo"
          flex={0.8}
          title={tg('desk.takeBack')}
          onPress={() => (chosen.length > 0 ? setHexes(chosen.slice(0, -1)) : void undo())}
        />
      )}
      <Button
        flex={1}
        title={
          chosen.length === 0
            ? tg('desk.finish', { n: done, of: MOST_HEXES })
            : tg('desk.build', { n: count, of: MOST_HEXES, cost: spent })
        }
        disabled={count === 0}
        detail={count === 0 ? tg(able.length === 0 ? 'desk.cannotBuild' : 'desk.tapHex') : undefined}
        onPress={() => void book(...places, { type: 'finish', by })}
      />
    </ActionBar>
  );
  return (
    <TableFrame
      title={railroad === undefined ? tg('values.expand') : tg('desk.expanding', { name: nameOf(railroad) })}
      cover={cover}
      stageScrolls={scrolls}
      stage={
        <MapStage
          table={after}
          marks={marks}
          builder={railroad}
          onMark={mark}
          onOther={setAsked}
          above={
            <>
              <BuilderPicks
                able={phase.railroad === undefined ? able : [phase.railroad]}
                railroad={railroad}
                onPick={next => {
                  setPicked(next);
                  setHexes([]);
                }}
              />
              <EndNotice />
            </>
          }
          below={
            railroad && <PlanRows before={t} after={after} railroad={railroad} chosen={chosen} done={done} />
          }
        />
      }
      actions={actions}
      sheet={
        asked && (
          <HexSheet hex={asked} table={after} railroad={railroad} onClose={() => setAsked(undefined)} />
        )
      }
    />
  );
};
