import { company as companyAccount, player } from '../kernel/ledger';
import { never } from '../kernel/ruling';
import type { Phrase, Status } from '../kernel/table';
import { askingPrice, cheapestUnsold, leastBidFor } from './apply/auction';
import { inOrder } from './market';
import { needOf, owesTrain } from './need';
import { leftOf, presidentOf, trainCount, withSurplus } from './reading';
import { canMend } from './shares';
import type { OperatingRound, T1830 } from './types';

type Told = Omit<Status, 'turn'>;

const operatingAsks = (t: T1830, round: OperatingRound): Phrase => {
  const { company, step } = round;
  const president = presidentOf(t, company) ?? '';
  if (step === 'dividend') return { key: 'ask-dividend', params: { amount: round.revenue } };
  if (step !== 'trains')
    return step === 'run' && trainCount(t, company) === 0
      ? { key: 'ask-no-train', params: { president } }
      : { key: `ask-${step}`, params: { president } };
  const need = needOf(t);
  if (need !== undefined) return { key: 'ask-need', params: { by: need.president, amount: need.owes } };
  return { key: owesTrain(t, company) ? 'ask-must-buy' : 'ask-trains', params: { president } };
};

const operating = (t: T1830, round: OperatingRound): Told => {
  const [surplus] = withSurplus(t);
  const [next] = inOrder(t.state, round.waiting);
  const told: Told = {
    round: { key: 'round-operating', params: { n: round.number, of: round.of } },
    actor: companyAccount(surplus ?? round.company),
    asks:
      surplus === undefined ? operatingAsks(t, round) : { key: 'ask-surplus', params: { company: surplus } },
  };
  return next === undefined ? told : { ...told, next: companyAccount(next) };
};

const told = (t: T1830): Told => {
  const { round, stockRound } = t.state;
  switch (round.name) {
    case 'auction': {
      const lot = round.lot?.lot ?? cheapestUnsold(t) ?? 'B&O';
      const actor = round.lot?.next ?? round.turn;
      const asks =
        round.lot === undefined
          ? { key: 'ask-auction', params: { private: lot, price: askingPrice(round, lot) } }
          : { key: 'ask-lot', params: { private: lot, least: leastBidFor(round, lot) } };
      const next = round.lot === undefined ? leftOf(t, actor) : round.turn;
      return { round: { key: 'round-privates' }, actor: player(actor), asks, next: player(next) };
    }
    case 'par':
      return { round: { key: 'round-privates' }, actor: player(round.turn), asks: { key: 'ask-par' } };
    case 'stock': {
      const key = canMend(t, round.turn) ? 'ask-mend' : round.acted ? 'ask-more' : 'ask-stock';
      return {
        round: { key: 'round-stock', params: { n: stockRound } },
        actor: player(round.turn),
        asks: { key },
        next: player(leftOf(t, round.turn)),
      };
    }
    case 'operating':
      return operating(t, round);
    case 'over':
      return { round: { key: 'round-over' }, asks: { key: 'ask-over' } };
    default:
      return never(round);
  }
};

/** Which part of the reference card helps in which round. */
const CARD = { auction: 'round', par: 'costs', stock: 'limits', operating: 'costs', over: 'ends' } as const;

export const status = (t: T1830): Status => ({
  turn: t.state.turns,
  card: CARD[t.state.round.name],
  ...told(t),
});
