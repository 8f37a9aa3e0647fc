import { never } from '../kernel/ruling';
import { bid, take } from './apply/auction';
import { bankrupt, buyTrainWithHelp } from './apply/emergency';
import { buyPrivate, swap, tradePrivate } from './apply/privates';
import { endTurn, payOut, run, withhold } from './apply/revenue';
import { buy, par, pass, sell } from './apply/stock';
import { layCsl, layTrack, placeToken, skip } from './apply/track';
import { buyTrain, discardTrain } from './apply/trains';
import { refuse } from './refusals';
import type { Action, Ruled, T1830 } from './types';

export const apply = (t: T1830, a: Action): Ruled => {
  if ('by' in a && !t.players.includes(a.by)) return refuse('not-your-turn', { by: a.by });
  switch (a.type) {
    case 'take':
      return take(t, a);
    case 'bid':
      return bid(t, a);
    case 'pass':
      return pass(t, a);
    case 'par':
      return par(t, a);
    case 'buy':
      return buy(t, a);
    case 'sell':
      return sell(t, a);
    case 'swap':
      return swap(t, a);
    case 'trade-private':
      return tradePrivate(t, a);
    case 'buy-private':
      return buyPrivate(t, a);
    case 'lay-track':
      return layTrack(t, a);
    case 'lay-csl':
      return layCsl(t, a);
    case 'place-token':
      return placeToken(t, a);
    case 'skip':
      return skip(t, a);
    case 'run':
      return run(t, a);
    case 'pay-out':
      return payOut(t, a);
    case 'withhold':
      return withhold(t, a);
    case 'buy-train':
      return buyTrain(t, a);
    case 'buy-train-with-help':
      return buyTrainWithHelp(t, a);
    case 'discard-train':
      return discardTrain(t, a);
    case 'end-turn':
      return endTurn(t, a);
    case 'bankrupt':
      return bankrupt(t, a);
    default:
      return never(a);
  }
};
