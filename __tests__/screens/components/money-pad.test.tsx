import { fireEvent, screen } from '@testing-library/react-native';

import { MoneyPad } from '@/components/MoneyPad';
import { amountOf, complaint, draftOf, pressed } from '@/components/amount';
import type { PadKey } from '@/components/amount';

import { show } from './around';

const pad = (props: Partial<Parameters<typeof MoneyPad>[0]> = {}) => {
  const onConfirm = jest.fn();
  show(<MoneyPad label="Bid" confirm={n => `Bid $${n}`} onConfirm={onConfirm} min={6} max={24} {...props} />);
  return onConfirm;
};

const type = (digits: string) =>
  Array.from(digits).forEach(digit => fireEvent.press(screen.getByLabelText(`Digit ${digit}`)));

test('digits make an amount that is booked', () => {
  const onConfirm = pad();
  type('12');
  fireEvent.press(screen.getByLabelText('Bid $12'));
  expect(onConfirm).toHaveBeenCalledWith(12);
});

test('nothing typed is asked for in a sentence, and cannot be booked', () => {
  const onConfirm = pad();
  expect(screen.getByText('Say an amount first.')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Bid' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('too little and too much are said in sentences, or in better ones', () => {
  pad({ sentences: { tooMuch: 'Clara has $24.' } });
  type('5');
  expect(screen.getByText('At least $6.')).toBeOnTheScreen();
  type('0');
  expect(screen.getByText('Clara has $24.')).toBeOnTheScreen();
});

test('the first digit replaces an amount that was set before', () => {
  const onConfirm = pad({ initial: 10 });
  type('7');
  fireEvent.press(screen.getByLabelText('Bid $7'));
  expect(onConfirm).toHaveBeenCalledWith(7);
});

test('a quick amount is taken over, backspace and clear take away', () => {
  pad({ quick: [{ title: 'all', amount: 24 }] });
  fireEvent.press(screen.getByLabelText('all: $24'));
  expect(screen.getByLabelText('Bid $24')).toBeOnTheScreen();
  fireEvent.press(screen.getByLabelText('Delete the last digit'));
  expect(screen.getByText('$2')).toBeOnTheScreen();
  fireEvent.press(screen.getByLabelText('Clear the amount'));
  expect(screen.getByText('Say an amount first.')).toBeOnTheScreen();
});

test('what the amount leads to is said before the tap', () => {
  pad({ consequence: n => `Clara keeps $${24 - n}` });
  type('9');
  expect(screen.getByText('Clara keeps $15')).toBeOnTheScreen();
});

test('twenty digits are taken, and refused as more than any account holds', () => {
  pad({ max: undefined });
  type('99999999999999999999');
  expect(screen.getByText('No account holds that much.')).toBeOnTheScreen();
  type('9');
  expect(screen.getByText('No account holds that much.')).toBeOnTheScreen();
});

test('a signed pad books a negative amount', () => {
  const onConfirm = pad({ signed: true, min: undefined, max: undefined });
  type('3');
  fireEvent.press(screen.getByLabelText('Change the sign'));
  fireEvent.press(screen.getByLabelText('Bid $-3'));
  expect(onConfirm).toHaveBeenCalledWith(-3);
});

describe('drafts', () => {
  const typed = (...keys: readonly PadKey[]) => keys.reduce(pressed, draftOf(undefined));

  test('leading noughts are dropped, a single one stays', () => {
    expect(typed('0', '0', '7').digits).toBe('7');
    expect(typed('00').digits).toBe('0');
  });

  test('nought is never negative', () => {
    expect(Object.is(amountOf(typed('sign', '0')), 0)).toBe(true);
  });

  test('steps are kept', () => {
    expect(complaint(typed('7'), { step: 5 })).toBe('wrongStep');
    expect(complaint(typed('1', '0'), { step: 5 })).toBeUndefined();
  });
});
