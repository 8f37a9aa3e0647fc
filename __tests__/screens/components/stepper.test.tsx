import { fireEvent, screen } from '@testing-library/react-native';

import { BidBar } from '@/components/BidBar';
import { Stepper } from '@/components/Stepper';

import { show } from './around';

const stepper = (value: number, max = 3) => {
  const onChange = jest.fn();
  show(
    <Stepper
      label="rails"
      value={value}
      max={max}
      lessLabel="Fewer rails"
      moreLabel="More rails"
      onChange={onChange}
    />,
  );
  return onChange;
};

test('a step goes one way or the other', () => {
  const onChange = stepper(2);
  fireEvent.press(screen.getByLabelText('More rails'));
  fireEvent.press(screen.getByLabelText('Fewer rails'));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test.each([
  [0, 'Fewer rails'],
  [3, 'More rails'],
])('at %p the step beyond is spent', (value, label) => {
  const onChange = stepper(value);
  expect(screen.getByLabelText(label)).toBeDisabled();
  fireEvent.press(screen.getByLabelText(label));
  expect(onChange).not.toHaveBeenCalled();
});

describe('bidding', () => {
  test('starts at the least bid, steps up, and bids what is shown', () => {
    const onBid = jest.fn();
    show(<BidBar min={10} max={24} onBid={onBid} onPass={jest.fn()} />);
    fireEvent.press(screen.getByLabelText('One more: $11'));
    fireEvent.press(screen.getByLabelText('Bid $11'));
    expect(onBid).toHaveBeenCalledWith(11);
  });

  test('all is all the bidder has', () => {
    const onBid = jest.fn();
    show(<BidBar min={10} max={24} onBid={onBid} />);
    fireEvent.press(screen.getByLabelText('all: $24'));
    fireEvent.press(screen.getByLabelText('Bid $24'));
    expect(onBid).toHaveBeenCalledWith(24);
  });

  test('who cannot afford the least bid can only pass, and is told why', () => {
    const onBid = jest.fn();
    show(<BidBar min={10} max={7} onBid={onBid} onPass={jest.fn()} />);
    expect(screen.getByLabelText('Bid $10, At least $10.')).toBeDisabled();
    expect(screen.getByLabelText('Pass')).toBeEnabled();
  });
});
