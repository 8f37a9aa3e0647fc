import { fireEvent, screen } from '@testing-library/react-native';

import { RefusalSheet } from '@/components/RefusalSheet';

import { show } from './around';

const refusal = () => {
  const pressed = { remedy: jest.fn(), overrule: jest.fn(), close: jest.fn() };
  show(
    <RefusalSheet
      headline="$5 is too little for this share"
      detail="The first bid on NYC is at least $6."
      rule="CE-10"
      sums={[{ kind: 'fraction', over: 'income 18', under: '2 sold + 1', equals: '6', note: 'rounded up' }]}
      remedy={{ title: 'Bid $6 instead', onPress: pressed.remedy }}
      onOverrule={pressed.overrule}
      onClose={pressed.close}
    />,
  );
  return pressed;
};

test('a refusal says that nothing was booked, why, and by which rule', () => {
  refusal();
  expect(
    screen.getByLabelText('Nothing was booked. $5 is too little for this share. Rule CE-10'),
  ).toBeOnTheScreen();
  expect(screen.getByLabelText('income 18 ÷ (2 sold + 1) = 6, rounded up')).toBeOnTheScreen();
});

test('the nearest legal action is one tap away', () => {
  const pressed = refusal();
  fireEvent.press(screen.getByLabelText('Bid $6 instead'));
  expect(pressed.remedy).toHaveBeenCalledTimes(1);
});

test('the table may overrule it, or go back and change it', () => {
  const pressed = refusal();
  fireEvent.press(screen.getByLabelText('Overrule it'));
  fireEvent.press(screen.getByLabelText('Change it'));
  expect(pressed.overrule).toHaveBeenCalledTimes(1);
  expect(pressed.close).toHaveBeenCalledTimes(1);
});
