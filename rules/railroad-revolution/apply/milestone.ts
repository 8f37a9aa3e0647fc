import { DRAWN, LETTERS } from '../data';
import { companyOf } from '../pieces';
import { refuse } from '../refusals';
import { withCompany } from '../rounds';
import type { ActionNamed, Due, Letter, RailTable, Result } from '../types';
import { nextTurn, pile } from './turn-end';

/** Milestones of the first stacks that a player has not been given yet. */
export const startLetters = (t: RailTable, by: Due['by']): readonly Letter[] => {
  const { hand, reached } = companyOf(t, by);
  return LETTERS.slice(0, 2).filter(
    letter => ![...hand, ...reached].some(id => t.board.milestones[id]?.letter === letter),
  );
};

/** RR-9: one of the next letter, out of three; out of the whole stack in the variant. */
export const takeMilestone = (t: RailTable, a: ActionNamed<'take-milestone'>): Result => {
  const { by, milestone, drawn } = a;
  const { phase } = t.state;
  const letter = t.board.milestones[milestone]?.letter;
  if (letter === undefined) return refuse('milestone-gone', { milestone });
  const first = startLetters(t, by).includes(letter);
  const due = phase.name === 'milestone' ? phase.due : [];
  const at = due.findIndex(d => d.by === by && d.letter === letter);
  const mine = due[0]?.by === by && at >= 0;
  if (!first && !mine) return refuse('milestone-not-due', { by, milestone });
  const stack = pile(t, letter);
  if (!stack.includes(milestone)) return refuse('milestone-gone', { milestone });
  if (drawn !== undefined && !(drawn.includes(milestone) && drawn.every(d => stack.includes(d))))
    return refuse('milestone-not-drawn', { by, milestone });
  const n = Math.min(t.options.milestones === 'three' ? DRAWN : stack.length, stack.length);
  if (drawn !== undefined && (drawn.length !== n || new Set(drawn).size !== n))
    return refuse('drawn-otherwise', { n });
  const taken = withCompany(t.state, by, c => ({ hand: [...c.hand, milestone] }));
  if (first || phase.name !== 'milestone') return { ok: true, state: taken, entries: [] };
  const rest = phase.due.filter((_, i) => i !== at);
  if (rest.length > 0) return { ok: true, state: { ...taken, phase: { ...phase, due: rest } }, entries: [] };
  const next = nextTurn({ ...t, state: taken });
  return { ok: true, state: next.state, entries: [], events: next.events };
};
