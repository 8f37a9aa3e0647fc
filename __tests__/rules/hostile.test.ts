import type { AnyAction, Offer } from '../../rules/kernel/action';
import { holders, unitsIn } from '../../rules/kernel/ledger';
import type { Table } from '../../rules/kernel/table';
import { UNDER_TEST, type GameUnderTest } from './games';

const ACTIONS_IN_ALL = 1_000_000;
const HOSTILE_PER_STEP = 24;

const JUNK: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -1,
  0,
  1,
  0.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  'p1',
  'p0',
  'p99',
  'bank',
  'mint',
  '__proto__',
  'constructor',
  'toString',
  [],
  [null],
  {},
  { p1: 'x' },
  true,
  false,
  '💥',
  '\u0000',
  'x'.repeat(1000),
];

const dice = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * n);
  };
};

const bent = (action: AnyAction, roll: (n: number) => number): unknown => {
  const keys = Object.keys(action);
  const key = keys[roll(keys.length)] ?? 'type';
  const junk = JUNK[roll(JUNK.length)];
  switch (roll(4)) {
    case 0: {
      const { [key]: _gone, ...rest } = action;
      return rest;
    }
    case 1:
      return { ...action, [String(junk)]: junk };
    default:
      return { ...action, [key]: junk };
  }
};

const taken = ({ action, ask }: Offer, roll: (n: number) => number): AnyAction => {
  if (ask === undefined) return action;
  const room = Math.floor(((ask.max ?? ask.min + 10 * ask.step) - ask.min) / ask.step);
  return { ...action, [ask.field]: ask.min + roll(room + 1) * ask.step };
};

const inBalance = ({ books }: Table): boolean =>
  unitsIn(books).every(unit => holders(books, unit).reduce((sum, [, n]) => sum + n, 0) === 0);

const assault = ({ game, startFor }: GameUnderTest, count: number, roll: (n: number) => number): number => {
  const [least, most] = game.players;
  let done = 0;
  let accepted = 0;
  while (done < count) {
    const started = game.start(startFor(least + roll(most - least + 1)));
    if (!started.ok) throw new Error(started.reason);
    let t = started.table;
    for (;;) {
      const offers = game.legal(t);
      const offer = offers[roll(offers.length)];
      if (offer === undefined || done >= count) break;
      for (let i = 0; i < HOSTILE_PER_STEP; i++) {
        const base = offers[roll(offers.length)]?.action ?? offer.action;
        const ruling = game.play(t, bent(base, roll));
        if (ruling.ok && ruling.entries.some(e => e.from === 'mint' || e.to === 'mint'))
          throw new Error('minted');
      }
      const ruling = game.play(t, taken(offer, roll));
      done += HOSTILE_PER_STEP + 1;
      if (!ruling.ok) throw new Error(`an offer was refused: ${JSON.stringify(offer)}: ${ruling.reason}`);
      t = ruling.table;
      accepted += 1;
    }
    if (!inBalance(t)) throw new Error('books out of balance');
  }
  return accepted;
};

test.each(UNDER_TEST.map(u => [u.game.id, u] as const))(
  'hostile and random actions never break %s',
  (_id, under) => {
    expect(assault(under, Math.ceil(ACTIONS_IN_ALL / UNDER_TEST.length), dice(1830))).toBeGreaterThan(1000);
  },
  240_000,
);
