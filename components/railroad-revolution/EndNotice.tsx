import { turnsLeft } from '@/rules/railroad-revolution/rounds';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { Notice } from '../Notice';
import { useDesk } from '../desk/useDesk';

/** That the end is in sight, and how many turns are left to whom. */
export const EndNotice = ({ t }: { readonly t: RailTable }) => {
  const { tg, nameOf, seats } = useDesk();
  const { end, phase } = t.state;
  if (end === undefined || phase.name === 'over') return null;
  const turns = seats.map(s => `${s.name} ${turnsLeft(t, s.id) ?? 0}`).join(', ');
  return <Notice words={tg(end.last ? 'desk.lastTurns' : 'desk.endNear', { name: nameOf(end.by), turns })} />;
};
