import type { WordsFor } from '../../kernel/words';
import type { EVENTS, Reason, WHYS } from '../refusals';
import type { Action, Options } from '../types';

export const en = {
  name: 'Free bank',
  about: 'The money of any other game: who pays whom how much.',
  reasons: {
    'no-amount': 'Say how much is paid: at least {{one, money}}.',
    'too-much': 'One payment can be {{most, money}} at most.',
    'same-party': '{{party, player}} cannot pay the same account.',
    'not-seated': '{{party, player}} does not sit at this table.',
    'too-little-cash': '{{from, player}} has {{has, money}} and cannot pay {{amount, money}}.',
    'bank-empty': 'The bank has {{has, money}} and cannot pay {{amount, money}}.',
    over: 'This game has been closed.',
  },
  whys: {
    start: 'Starting cash',
    payment: 'Payment',
    'paid-to-all': 'Paid to all',
    'paid-by-all': 'Paid by all',
  },
  events: {
    'bank-empty': 'The bank is empty.',
    finished: 'The game is closed.',
  },
  actions: {
    pay: '{{from, player}} pays {{to, player}} {{amount, money}}',
    'pay-all': '{{from, player}} pays everybody {{amount, money}}',
    'all-pay': 'Everybody pays {{to, player}} {{amount, money}}',
    finish: 'The game is closed',
  },
  offers: {
    pay: '{{from, player}} pays {{to, player}}',
    'pay-all': '{{from, player}} pays everybody',
    'all-pay': 'Everybody pays {{to, player}}',
    finish: 'Close the game',
  },
  options: {
    sign: { label: 'Currency sign' },
    cash: { label: 'Starting cash', help: 'What every player begins with.' },
    bank: { label: 'Bank', values: { endless: 'Endless', finite: 'Finite' } },
    bankCash: { label: 'Cash in the bank', help: 'Counts only for a finite bank.' },
  },
  status: {
    bookings: 'Payments: {{n}}',
    pay: 'Who pays whom?',
    over: 'The game is closed',
  },
  ends: { finished: 'Closed by the table' },
  worth: { cash: 'Cash' },
  charts: {},
  settings: {},
  sheet: {},
  desk: {
    from: 'From',
    to: 'To',
    everybody: 'Everybody',
    amount: 'Amount',
    usual: 'Usual amounts',
    remember: 'Remember {{amount, money}}',
    forget: 'Forget {{amount, money}}',
    swap: 'Turn round',
    pay: 'Pay {{amount, money}}',
    payEach: 'Pay {{amount, money}} each',
    chooseFrom: 'Tap who pays',
    chooseTo: 'Tap who is paid',
    chooseAmount: 'Say how much',
    close: 'Close the game',
  },
} satisfies WordsFor<
  Reason,
  keyof typeof WHYS,
  keyof typeof EVENTS,
  Action['type'],
  keyof Options,
  'finished'
> & { readonly desk: Readonly<Record<string, string>> };
