import { fireEvent, screen } from '@testing-library/react-native';

import { CashStrip } from '@/components/CashStrip';
import { planStrip } from '@/components/cash';
import type { CashAccount } from '@/components/cash';

import { show } from './around';

const people = (count: number): readonly CashAccount[] =>
  ['Anna', 'Ben', 'Clara', 'Deniz', 'Emil', 'Fritzi'].slice(0, count).map((name, color) => ({
    id: name,
    party: { kind: 'person', name, initials: name.charAt(0), color },
    amount: 20 + color,
  }));

const BANK: CashAccount = { id: 'bank', party: { kind: 'bank', name: 'Bank' }, amount: Infinity };
const names = (accounts: readonly CashAccount[]) => accounts.map(a => a.party.name);

test('the bank stands last wherever it is given', () => {
  const plan = planStrip([BANK, ...people(3)], 'Ben', 390, 58);
  expect(names([...plan.pinnedFirst, ...plan.middle, ...plan.pinnedLast])).toEqual([
    'Anna',
    'Ben',
    'Clara',
    'Bank',
  ]);
});

test('six accounts fit a phone; from seven the actor and the bank are pinned', () => {
  expect(planStrip([...people(5), BANK], 'Deniz', 390, 58).scrolls).toBe(false);
  const plan = planStrip([...people(6), BANK], 'Deniz', 390, 58);
  expect(plan.scrolls).toBe(true);
  expect(names(plan.pinnedFirst)).toEqual(['Deniz']);
  expect(names(plan.middle)).toEqual(['Anna', 'Ben', 'Clara', 'Emil', 'Fritzi']);
  expect(names(plan.pinnedLast)).toEqual(['Bank']);
});

test('every account says its whole sentence', () => {
  show(<CashStrip accounts={[...people(3), BANK]} actorId="Clara" />);
  expect(screen.getByLabelText('Clara, $22, to act')).toBeOnTheScreen();
  expect(screen.getByLabelText('Anna, $20')).toBeOnTheScreen();
  expect(screen.getByLabelText('Bank, endless')).toBeOnTheScreen();
});

test('a tap on an account says which', () => {
  const onSelect = jest.fn();
  show(<CashStrip accounts={people(3)} onSelect={onSelect} />, { language: 'de', sign: '€' });
  fireEvent.press(screen.getByLabelText('Ben, €21'));
  expect(onSelect).toHaveBeenCalledWith('Ben');
});

test('money that moved shows its new figure at once', () => {
  const { again } = show(<CashStrip accounts={people(2)} />);
  again(<CashStrip accounts={people(2).map(a => ({ ...a, amount: a.amount + 10 }))} />);
  expect(screen.getByText('$30')).toBeOnTheScreen();
  expect(screen.queryByText('$20')).toBeNull();
});
