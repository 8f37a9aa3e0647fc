import type { Offer } from '@/rules/kernel/action';

import { MoneyPad } from '../MoneyPad';
import { Sheet } from '../Sheet';
import { useMoney } from '../i18n/WordsProvider';
import { useBoard } from './useBoard';

interface Props {
  readonly offer: Offer;
  readonly title: string;
  readonly onClose: () => void;
}

/** A price that the table has agreed on, typed within what the rules allow. */
export const PriceSheet = ({ offer, title, onClose }: Props) => {
  const { tg, send } = useBoard();
  const money = useMoney();
  const { action, ask } = offer;
  if (ask === undefined) return null;
  const { field, min, max, step } = ask;
  const given = action[field];
  const ends = [
    { title: tg('desk.lowest'), amount: min },
    ...(typeof given === 'number' && given > min && given < (max ?? Infinity)
      ? [{ title: tg('desk.usual'), amount: given }]
      : []),
    ...(max === undefined || max === min ? [] : [{ title: tg('desk.highestPrice'), amount: max }]),
  ];
  return (
    <Sheet title={title} onClose={onClose}>
      <MoneyPad
        label={title}
        initial={typeof given === 'number' ? given : min}
        min={min}
        max={max}
        step={step}
        quick={ends}
        confirm={amount => `${title} · ${money(amount)}`}
        onConfirm={amount => void send({ ...action, [field]: amount }).then(ok => ok && onClose())}
      />
    </Sheet>
  );
};
