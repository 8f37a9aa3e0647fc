import { nextSeat } from '../kernel/auction';
import { player, type PlayerId } from '../kernel/ledger';
import { never, type Outcome, type Refusal, type Ruling } from '../kernel/ruling';
import { heldBy } from '../kernel/table';
import type { CompanyId, Tile } from './data';
import { move, playCard } from './apply-cards';
import { buy, done, sell } from './apply-trade';
import { distancesIn, tilesIn } from './bags';
import { deal, event, refuse } from './refusals';
import { allAtStart, place, positionTarget } from './track';
import type { Action, Drawn, Phase, SpekulationTable, State } from './types';

export const apply = (t: SpekulationTable, a: Action): Ruling<Outcome<State>> => {
  if (t.state.phase.name === 'over') return refuse('over'); // SP-13
  if (t.state.phase.name === 'deal' && a.type !== 'deal')
    return refuse('still-dealing', { by: t.state.phase.by });
  switch (a.type) {
    case 'deal':
      return dealShare(t, a.by, a.company);
    case 'draw':
      return draw(t, a.by, { tile: a.tile, distance: a.distance });
    case 'buy':
      return buy(t, a.by, a.company);
    case 'sell':
      return sell(t, a.by, a.company);
    case 'done':
      return done(t, a.by);
    case 'position':
      return position(t, a.by, a.company);
    case 'card':
      return playCard(t, a.by, a.company);
    case 'holiday':
      return playCard(t, a.by, 'holiday');
    case 'move':
      return move(t);
    default:
      return never(a);
  }
};

const dealShare = (t: SpekulationTable, by: PlayerId, company: CompanyId): Ruling<Outcome<State>> => {
  const { phase, turn } = t.state;
  if (phase.name !== 'deal') return refuse('already-dealt');
  if (by !== phase.by) return refuse('not-your-share', { by, next: phase.by });
  const holder = t.players.find(id => heldBy(t, id, `share:${company}`) > 0);
  if (holder !== undefined) return refuse('share-taken', { company, holder });
  const next = nextSeat(t.players, by) ?? turn;
  return {
    ok: true,
    state: { ...t.state, phase: next === turn ? { name: 'draw' } : { name: 'deal', by: next } },
    entries: [deal(company, 'bank', player(by), 1, 'dealt')],
  };
};

const badTiles = (t: SpekulationTable, { tile, distance }: Drawn): Refusal | undefined => {
  if (tilesIn(t)[tile] === 0) return refuse('tile-out', { tile });
  if (distancesIn(t).includes(distance)) return undefined;
  return refuse(t.board.distances.includes(distance) ? 'distance-out' : 'no-such-distance', { distance });
};

const draw = (t: SpekulationTable, by: PlayerId, drawn: Drawn): Ruling<Outcome<State>> => {
  const { state } = t;
  if (state.phase.name !== 'draw') return refuse('already-drawn', { turn: state.turn });
  if (by !== state.turn) return refuse('not-your-turn', { by, turn: state.turn });
  if (state.turnNo === 1 && drawn.tile !== 'trade') return refuse('first-is-trade'); // SP-4
  const bad = badTiles(t, drawn);
  if (bad !== undefined) return bad;
  const lapses = (drawn.tile === 'plus' || drawn.tile === 'minus') && allAtStart(state); // SP-7
  const out = {
    tiles: [...state.out.tiles, drawn.tile],
    distances: [...state.out.distances, drawn.distance],
  };
  return {
    ok: true,
    state: { ...state, out, phase: lapses ? cardsPhase(drawn) : phaseAfter(drawn, state.turn) },
    entries: [],
    events: lapses ? [event('lapsed', { tile: drawn.tile })] : [],
  };
};

const cardsPhase = (drawn: Drawn): Phase => ({ name: 'cards', drawn, played: {} });

/** SP-5: first the action, then the movement. */
const phaseAfter = (drawn: Drawn, turn: PlayerId): Phase => {
  const asked: Readonly<Record<Tile, Phase>> = {
    trade: { name: 'trade', drawn, by: turn, trades: { [turn]: {} } },
    plus: { name: 'position', drawn, step: 1 },
    minus: { name: 'position', drawn, step: -1 },
    none: cardsPhase(drawn), // SP-8
  };
  return asked[drawn.tile];
};

const position = (t: SpekulationTable, by: PlayerId, company: CompanyId): Ruling<Outcome<State>> => {
  const { phase, turn, stones } = t.state;
  if (phase.name !== 'position') return refuse('no-position');
  if (by !== turn) return refuse('not-your-position', { by, turn });
  const to = positionTarget(t.state, company, phase.step);
  if (to === undefined) return refuse(phase.step === 1 ? 'is-leader' : 'is-last', { company });
  const track = place(t.state, company, to);
  const arrived = track.arrived.length > t.state.arrived.length;
  return {
    ok: true,
    state: { ...t.state, ...track, phase: cardsPhase(phase.drawn) },
    entries: [],
    events: [
      event('placed', { company, from: stones[company], to }),
      ...(arrived ? [event('arrived', { company, place: track.arrived.length })] : []),
    ],
  };
};
