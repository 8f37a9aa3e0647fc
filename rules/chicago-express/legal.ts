import type { Offer } from '../kernel/action';
import { leastBid, type Auction } from '../kernel/auction';
import type { PlayerId } from '../kernel/ledger';
import { money } from '../kernel/money';
import { WORDS_FOR_DEVELOPED } from './actions';
import { offerRefusal } from './apply/auction';
import { developRefusal, houseRefusal, markerRefusal, takesHouse } from './apply/develop';
import { buildRefusal, hexRefusal, roomRefusal, type Expanding } from './apply/expand';
import { hexAt } from './board';
import { DIALS, LANDMARK_HEXES, RAILROADS, type HexId, type Railroad } from './data';
import {
  cash,
  hasHouse,
  isOpen,
  isRed,
  looseHouses,
  looseLocomotives,
  railroadsIn,
  treasury,
} from './reading';
import type { Action, ExpressTable, Lot } from './types';

type Offers = readonly Offer<Action>[];

const bids = (t: ExpressTable, a: Auction<Lot>): Offers => {
  const by = a.next;
  const min = leastBid(a);
  const max = cash(t, by);
  const passing: Offer<Action> = { action: { type: 'pass', by } };
  if (max < min) return [passing];
  return [{ action: { type: 'bid', by, amount: min }, ask: { field: 'amount', min, max, step: 1 } }, passing];
};

/** The hexes next to a network, each once. */
const frontier = (t: ExpressTable, r: Railroad): readonly HexId[] => [
  ...new Set(t.state.track[r].flatMap(id => hexAt(t.board, id).neighbours)),
];

const placements = (t: ExpressTable, phase: Expanding, by: PlayerId): Offers =>
  RAILROADS.filter(r => buildRefusal(t, phase, by, r) === undefined).flatMap(railroad =>
    frontier(t, railroad)
      .filter(id => hexRefusal(t, railroad, hexAt(t.board, id)) === undefined)
      .map((hex): Offer<Action> => ({ action: { type: 'place', by, railroad, hex } })),
  );

const entered = (t: ExpressTable, phase: Expanding, by: PlayerId): Offers =>
  RAILROADS.filter(r => buildRefusal(t, phase, by, r) === undefined).map((railroad): Offer<Action> => {
    const max = treasury(t, railroad);
    const cost = money(Math.min(1, max));
    return {
      action: { type: 'enter-expansion', by, railroad, locomotives: 1, cost, income: 0, into: [] },
      ask: { field: 'cost', min: 0, max, step: 1 },
    };
  });

const expansions = (t: ExpressTable, phase: Expanding): Offers => {
  const by = phase.turn;
  if (!t.state.map) return [...entered(t, phase, by), { action: { type: 'decline', by } }];
  const stop: Action = { type: phase.hexes.length > 0 ? 'finish' : 'decline', by };
  return [...placements(t, phase, by), { action: stop }];
};

const ANY_FIGURE = { field: 'gain', min: 1, step: 1 } as const;

const wordOf = (t: ExpressTable, by: PlayerId, what: (typeof WORDS_FOR_DEVELOPED)[number]): Offers => {
  const type = 'enter-development';
  if (what === 'wheeling' || what === 'pittsburgh') {
    const there = railroadsIn(t.state, LANDMARK_HEXES[what]);
    const railroads = there.length > 0 ? there : RAILROADS.filter(r => isOpen(t.state, r)).slice(0, 1);
    return markerRefusal(t, what) === undefined ? [{ action: { type, by, what, railroads, gain: 0 } }] : [];
  }
  if (houseRefusal(t) !== undefined) return [];
  if (what === 'fort-wayne' && hasHouse(t.state, LANDMARK_HEXES[what])) return [];
  return RAILROADS.filter(r => isOpen(t.state, r)).map((r): Offer<Action> => {
    const action = { type, by, what, railroads: [r] } as const;
    return what === 'forest'
      ? { action: { ...action, gain: 0 } }
      : { action: { ...action, gain: 1 }, ask: ANY_FIGURE };
  });
};

const developments = (t: ExpressTable, by: PlayerId): Offers => [
  ...(t.state.map
    ? t.board.all
        .filter(hex => developRefusal(t, hex) === undefined)
        .map((hex): Offer<Action> => ({ action: { type: 'develop', by, hex: hex.id } }))
    : WORDS_FOR_DEVELOPED.flatMap(what => wordOf(t, by, what))),
  { action: { type: 'decline', by } },
];

/** What was booked without the map and can be shown on it now. */
const marks = (t: ExpressTable): Offers =>
  t.state.map
    ? [
        ...RAILROADS.filter(r => looseLocomotives(t, r) > 0).flatMap(railroad =>
          t.board.all
            .filter(hex => roomRefusal(t.state, railroad, hex) === undefined)
            .map(({ id }): Offer<Action> => ({ action: { type: 'mark-locomotive', railroad, hex: id } })),
        ),
        ...(looseHouses(t) > 0 ? t.board.all.filter(takesHouse) : [])
          .filter(hex => !hasHouse(t.state, hex.id))
          .map((hex): Offer<Action> => ({ action: { type: 'mark-house', hex: hex.id } })),
      ]
    : [];

export const legal = (t: ExpressTable): Offers => {
  const { phase } = t.state;
  const otherWay: Offer<Action> = { action: { type: 'use-map', map: !t.state.map } };
  switch (phase.name) {
    case 'opening':
    case 'bidding':
      return bids(t, phase.auction);
    case 'turn':
      return [
        ...DIALS.filter(d => !isRed(t, d)).map((dial): Offer<Action> => ({
          action: { type: 'choose', by: phase.turn, dial },
        })),
        otherWay,
        ...marks(t),
      ];
    case 'offer':
      return [
        ...RAILROADS.filter(r => offerRefusal(t, r) === undefined).map((railroad): Offer<Action> => ({
          action: { type: 'offer', by: phase.turn, railroad },
        })),
        { action: { type: 'decline', by: phase.turn } },
      ];
    case 'expand':
      return phase.hexes.length > 0 ? expansions(t, phase) : [...expansions(t, phase), otherWay, ...marks(t)];
    case 'develop':
      return [...developments(t, phase.turn), otherWay, ...marks(t)];
    case 'over':
      return [];
  }
};
