import type { PlayerId } from '../../kernel/ledger';
import { never, type Outcome, type Refusal, type Ruling } from '../../kernel/ruling';
import type { Dial } from '../data';
import { isRed } from '../reading';
import { event, refuse } from '../refusals';
import type { Action, ExpressTable, Phase, State } from '../types';
import { bid, offer, pass } from './auction';
import { enterDevelopment, enterExpansion, markHouse, markLocomotive, chooseMap } from './by-word';
import { develop } from './develop';
import { booked, done, draftOf } from './draft';
import { finish, place, type Expanding } from './expand';
import { nextTurn } from './turn';

type Answer = Ruling<Outcome<State>>;
type Turn = Exclude<Phase, { readonly name: 'opening' | 'bidding' | 'over' }>;

export const apply = (t: ExpressTable, a: Action): Answer => {
  if (t.state.phase.name === 'over') return refuse('over');
  switch (a.type) {
    case 'bid':
      return bid(t, a.by, a.amount);
    case 'pass':
      return pass(t, a.by);
    case 'choose':
      return inTurn(t, a.by, 'turn', () => choose(t, a.by, a.dial));
    case 'decline':
      return decline(t, a.by);
    case 'offer':
      return inTurn(t, a.by, 'offer', () => offer(t, a.by, a.railroad));
    case 'place':
      return expanding(t, a.by, phase => place(t, phase, a.railroad, a.hex));
    case 'finish':
      return expanding(t, a.by, phase => finish(t, phase));
    case 'develop':
      return inTurn(t, a.by, 'develop', () => develop(t, a.by, a.hex));
    case 'enter-expansion':
      return expanding(t, a.by, phase => enterExpansion(t, phase, a));
    case 'enter-development':
      return inTurn(t, a.by, 'develop', () => enterDevelopment(t, a));
    case 'use-map':
      return chooseMap(t, a.map);
    case 'mark-locomotive':
      return markLocomotive(t, a.railroad, a.hex);
    case 'mark-house':
      return markHouse(t, a.hex);
    default:
      return never(a);
  }
};

/** CE-6: only the player whose turn it is, and only when it is time for it. */
const turnRefusal = (t: ExpressTable, by: PlayerId, name: Turn['name']): Refusal | undefined => {
  const { phase } = t.state;
  if (phase.name !== name) return refuse('not-now');
  return phase.turn === by ? undefined : refuse('not-your-turn', { by, turn: phase.turn });
};

const inTurn = (t: ExpressTable, by: PlayerId, name: Turn['name'], act: () => Answer): Answer =>
  turnRefusal(t, by, name) ?? act();

const expanding = (t: ExpressTable, by: PlayerId, act: (phase: Expanding) => Answer): Answer => {
  const { phase } = t.state;
  const refusal = turnRefusal(t, by, 'expand');
  return refusal ?? (phase.name === 'expand' ? act(phase) : refuse('not-now'));
};

const opened = (dial: Dial, turn: PlayerId): Phase => {
  if (dial === 'auction') return { name: 'offer', turn };
  return dial === 'expand' ? { name: 'expand', turn, hexes: [] } : { name: 'develop', turn };
};

/** CE-6: the dial moves when the action is chosen, carried out or not. */
const choose = (t: ExpressTable, by: PlayerId, dial: Dial): Answer => {
  if (isRed(t, dial)) return refuse('dial-on-red', { steps: t.board.dials[dial] });
  const spent = t.state.dials[dial] + 1;
  const red = spent >= t.board.dials[dial] ? [event('dial-red', { dial })] : [];
  const state: State = {
    ...t.state,
    dials: { ...t.state.dials, [dial]: spent },
    phase: opened(dial, by),
  };
  return done(t, booked(draftOf(t), state, [], red));
};

const decline = (t: ExpressTable, by: PlayerId): Answer => {
  const { phase } = t.state;
  if (phase.name !== 'offer' && phase.name !== 'expand' && phase.name !== 'develop') return refuse('not-now');
  if (phase.turn !== by) return refuse('not-your-turn', { by, turn: phase.turn });
  if (phase.name === 'expand' && phase.hexes.length > 0) return refuse('already-built');
  return done(t, nextTurn(draftOf(t), by));
};
