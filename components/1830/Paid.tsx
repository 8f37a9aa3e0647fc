import { COMPANIES } from '@/rules/1830/data';
import { dividendPerShare } from '@/rules/1830/calc';
import { priceOf } from '@/rules/1830/market';
import { inNotes } from '@/rules/kernel/money';

import { PayoutCard } from '../PayoutCard';
import { useWords } from '../i18n/WordsProvider';
import { GAME, useBoard } from './useBoard';

/** The dividend that was just booked, to be read across the table; with paper money in its notes. */
export const Paid = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, tg, game, last, mode, party, companies, nameOf } = useBoard();
  const words = useWords();
  const action = last?.record.kind === 'action' ? last.record.action : undefined;
  const company = COMPANIES.find(c => c === action?.['company']);
  if (action?.type !== 'pay-out' || company === undefined || last === undefined) return null;
  const paid = last.entries.filter(e => e.unit === 'cash' && e.why === 'dividend');
  const { round } = t.state;
  const revenue = round.name === 'operating' ? round.revenue : t.state.companies[company].lastRun;
  const each = dividendPerShare(revenue);
  const name = companies.find(c => c.id === company)?.name ?? company;
  const ranks = [...game.notes].sort((a, b) => a - b);
  return (
    <PayoutCard
      overline={tg('desk.dividendOf', { amount: revenue })}
      title={name}
      perShare={[{ game: GAME, company, name, amount: each }]}
      payees={paid.map(({ to, amount }) => ({
        id: to,
        party: party(to),
        amount,
        sources: tg(to.startsWith('company:') ? 'desk.forPool' : 'desk.forShares', {
          count: amount / each,
          each,
        }),
        notes:
          mode === 'aid'
            ? inNotes(amount, game.notes).map(({ note, count }) => ({
                value: note,
                rank: ranks.indexOf(note),
                count,
              }))
            : undefined,
      }))}
      total={paid.reduce((sum, e) => sum + e.amount, 0)}
      then={tg('desk.thenPrice', { company: nameOf(company), price: priceOf(t.state, company) })}
      aid={mode === 'aid'}
      onClose={onClose}
      closeTitle={words('common.done')}
    />
  );
};
