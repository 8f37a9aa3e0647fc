import type { PlayerId } from '@/rules/kernel/ledger';
import { railroadRevolution } from '@/rules/railroad-revolution';
import { cash } from '@/rules/railroad-revolution/pieces';
import { owed, turnLines, type TurnLine } from '@/rules/railroad-revolution/receipt';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { Notice } from '../Notice';
import { Receipt } from '../Receipt';
import { recordWords } from '../desk/record-words';
import { useDesk } from '../desk/useDesk';
import { MINUS } from '../i18n/format';
import { useMoney, useWords } from '../i18n/WordsProvider';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
}

const signed = (n: number): string => `${n > 0 ? '+' : MINUS}${Math.abs(n)}`;

/** The turn so far: paid, gained, still owed. Every line can be taken out on its own. */
export const TurnReceipt = ({ t, by }: Props) => {
  const { tg, story, nameOf, readOnly, strike } = useDesk();
  const words = useWords();
  const money = useMoney();
  const lines = turnLines(railroadRevolution, story, by);
  const now = cash(t, by);
  const total = lines.reduce((sum, line) => sum + line.cash, 0);
  const due = owed(t, by);
  if (lines.length === 0) return null;
  const parts = (line: TurnLine): string | undefined => {
    const cash = line.parts.length > 1 ? line.parts : [];
    const shares =
      line.shares === 0
        ? []
        : [tg('desk.sharesChange', { n: signed(line.shares), count: Math.abs(line.shares) })];
    const all = [
      ...cash.map(part => `${tg(`whys.${part.why}`)} ${money(part.amount, { change: true })}`),
      ...shares,
    ];
    return all.length === 0 ? undefined : all.join(', ');
  };
  const said = lines.map(line => {
    const told = recordWords({ t: words, tg, nameOf }, line.chapter.record);
    const own = told.startsWith(nameOf(by)) ? told.slice(nameOf(by).length).replace(/^:? /, '') : told;
    return {
      words: own,
      detail: parts(line),
      ...(line.cash === 0 ? { value: '' } : { amount: line.cash }),
      undo: readOnly
        ? undefined
        : { label: tg('desk.strike', { words: told }), onPress: () => void strike(line.at) },
    };
  });
  return (
    <>
      <Receipt
        title={tg('desk.turnOf', { name: nameOf(by) })}
        lines={said}
        total={total}
        before={now - total}
        after={now}
      />
      {due.cash > 0 && (
        <Notice tone="oxblood" icon="warning" words={tg('desk.owesCash', { amount: money(due.cash) })} />
      )}
      {due.workers > 0 && (
        <Notice tone="oxblood" icon="warning" words={tg('desk.owesWorkers', { count: due.workers })} />
      )}
      {due.trade && <Notice words={tg('desk.tradeFollows')} />}
    </>
  );
};
