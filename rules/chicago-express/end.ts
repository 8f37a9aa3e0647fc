import { ranked, type End, type Standing } from '../kernel/table';
import { cash, metEnds } from './reading';
import type { ExpressTable } from './types';

/** CE-26: met at once, over with the next general dividend. */
export const end = (t: ExpressTable): End | undefined => {
  const triggers = metEnds(t);
  return triggers.length === 0 ? undefined : { triggers, over: t.state.phase.name === 'over' };
};

/** CE-27: cash alone counts; equals share the victory. */
export const standings = (t: ExpressTable): readonly Standing[] =>
  ranked(
    t.players.map(id => {
      const worth = cash(t, id);
      return { player: id, worth, lines: [{ of: 'cash', amount: worth }] };
    }),
  );
