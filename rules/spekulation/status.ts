import { nextSeat } from '../kernel/auction';
import { player } from '../kernel/ledger';
import type { Phrase, Status } from '../kernel/table';
import { seatsFrom } from './movement';
import type { Phase, SpekulationTable } from './types';

type Asked = Pick<Status, 'actor' | 'asks' | 'next'>;

const asked = (t: SpekulationTable): Asked => {
  const { phase, turn, turnNo } = t.state;
  const after = nextSeat(t.players, turn) ?? turn;
  switch (phase.name) {
    case 'deal':
      return {
        actor: player(phase.by),
        asks: { key: 'deal' },
        next: player(nextSeat(t.players, phase.by) ?? turn),
      };
    case 'draw':
      return { actor: player(turn), asks: { key: turnNo === 1 ? 'drawFirst' : 'draw' }, next: player(after) };
    case 'trade': {
      const next = nextSeat(t.players, phase.by) ?? turn;
      const { bought, sold } = phase.trades[phase.by] ?? {};
      const key =
        bought === undefined
          ? sold === undefined
            ? 'trade'
            : 'tradeBuy'
          : sold === undefined
            ? 'tradeSell'
            : 'tradeDone';
      return { actor: player(phase.by), asks: { key }, next: player(next === turn ? after : next) };
    }
    case 'position':
      return { actor: player(turn), asks: { key: phase.step === 1 ? 'plus' : 'minus' }, next: player(after) };
    case 'cards': {
      const seats = seatsFrom(t.players, turn);
      const by = seats.find(id => phase.played[id] === undefined);
      if (by === undefined) return { actor: player(turn), asks: { key: 'move' }, next: player(after) };
      const next = seats[seats.indexOf(by) + 1] ?? after;
      return { actor: player(by), asks: { key: 'card' }, next: player(next) };
    }
    case 'over':
      return { asks: { key: 'over' } };
  }
};

/** The heading of the reference card for each phase. */
const CARD: Readonly<Record<Phase['name'], string>> = {
  deal: 'round',
  draw: 'round',
  trade: 'trade',
  position: 'position',
  cards: 'cards',
  over: 'end',
};

/** Where the game is, who acts and what is asked. */
export const status = (t: SpekulationTable): Status => {
  const { turn, turnNo, phase } = t.state;
  const round: Phrase =
    phase.name === 'deal'
      ? { key: 'dealing' }
      : { key: phase.name === 'over' ? 'ended' : 'turn', params: { n: turnNo, by: turn } };
  return { turn: phase.name === 'deal' ? 0 : turnNo, round, card: CARD[phase.name], ...asked(t) };
};
