import type { Offer } from '../kernel/action';
import { balance, player, type PlayerId } from '../kernel/ledger';
import { cashOf, heldBy } from '../kernel/table';
import { cardsLeft, distancesIn, drawable } from './bags';
import { COMPANIES, type Card } from './data';
import { seatsFrom } from './movement';
import { positionTarget, prices } from './track';
import type { Action, Phase, SpekulationTable } from './types';

/** A card as the banker says it. */
export const cardAction = (by: PlayerId, card: Card): Action =>
  card === 'holiday' ? { type: 'holiday', by } : { type: 'card', by, company: card };

const offers = (actions: readonly Action[]): readonly Offer<Action>[] => actions.map(action => ({ action }));

export const legal = (t: SpekulationTable): readonly Offer<Action>[] => {
  const { phase, turn } = t.state;
  switch (phase.name) {
    case 'deal':
      return offers(
        COMPANIES.filter(c => t.players.every(id => heldBy(t, id, `share:${c}`) === 0)).map(company => ({
          type: 'deal',
          by: phase.by,
          company,
        })),
      );
    case 'draw': {
      const distances = [...new Set(distancesIn(t))];
      return offers(
        drawable(t).flatMap(tile =>
          distances.map(distance => ({ type: 'draw', by: turn, tile, distance }) as const),
        ),
      );
    }
    case 'trade':
      return offers(tradeOffers(t, phase));
    case 'position':
      return offers(
        COMPANIES.filter(c => positionTarget(t.state, c, phase.step) !== undefined).map(company => ({
          type: 'position',
          by: turn,
          company,
        })),
      );
    case 'cards': {
      const next = seatsFrom(t.players, turn).find(id => phase.played[id] === undefined);
      return offers(
        next === undefined ? [{ type: 'move' }] : cardsLeft(t, next).map(card => cardAction(next, card)),
      );
    }
    case 'over':
      return [];
  }
};

const tradeOffers = (
  t: SpekulationTable,
  { by, trades }: Extract<Phase, { readonly name: 'trade' }>,
): readonly Action[] => {
  const price = prices(t.board, t.state);
  const cash = cashOf(t, player(by));
  const { bought, sold } = trades[by] ?? {};
  const sales = COMPANIES.filter(
    c => sold === undefined && heldBy(t, by, `share:${c}`) > 0 && -price[c] <= cash,
  );
  const purchases = COMPANIES.filter(
    c => bought === undefined && balance(t.books, 'bank', `share:${c}`) > 0 && price[c] <= cash,
  );
  return [
    ...purchases.map(company => ({ type: 'buy', by, company }) as const),
    ...sales.map(company => ({ type: 'sell', by, company }) as const),
    { type: 'done', by },
  ];
};
