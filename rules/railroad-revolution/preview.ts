import type { PlayerId } from '../kernel/ledger';
import type { Params, Refusal } from '../kernel/ruling';
import type { Phrase } from '../kernel/table';
import { barred } from './apply/turn';
import type { Bonus } from './board';
import { EXTRA, RAILS } from './data';
import { leftmostArea, left, locomotives, unknownArea } from './pieces';
import type { Colour, DeedName, Effects, RailTable } from './types';

/** What an action costs and brings with a worker, before it is chosen. */
export interface Outlook {
  readonly deed: DeedName;
  readonly no?: Refusal;
  readonly main: Phrase;
  readonly extra: Phrase;
}

const prices = (t: RailTable, by: PlayerId): Params => {
  const { cities = [], stations = [] } = t.state.companies[by] ?? {};
  const known = cities.filter(c => !stations.includes(c)).flatMap(c => t.board.cities[c]?.price ?? []);
  return known.length === 0 ? {} : { least: Math.min(...known) };
};

const mainOf = (t: RailTable, by: PlayerId, deed: DeedName): Phrase => {
  if (deed === 'station') {
    const params = prices(t, by);
    return { key: 'least' in params ? 'station' : 'station-unknown', params };
  }
  const n = Math.min(RAILS.each, left(t, by, 'rail'));
  if (deed === 'railroad')
    return {
      key: 'railroad',
      params: { n, count: n, price: RAILS.price, triangle: RAILS.triangle },
    };
  if (deed === 'telegraph') return { key: 'telegraph' };
  const area = unknownArea(t.board) === undefined ? leftmostArea(t, by) : -1;
  const value = t.board.areas[area]?.value ?? null;
  return value === null ? { key: 'sell-unknown' } : { key: 'sell', params: { value, area: area + 1 } };
};

const extraOf = (t: RailTable, by: PlayerId, deed: DeedName, worker: Colour): Phrase => {
  if (worker === 'white') return { key: 'white' };
  const { up, down } = locomotives(t, by);
  const amounts: Readonly<Record<string, number | undefined>> = EXTRA[deed];
  const amount = deed === 'sell' && worker === 'orange' ? (up + down) * EXTRA.sell.orange : amounts[worker];
  return {
    key: `${deed}-${worker}`,
    params: { amount: amount ?? 0, triangle: EXTRA.railroad.triangle, n: RAILS.turquoise },
  };
};

export const outlook = (t: RailTable, by: PlayerId, deed: DeedName, worker: Colour): Outlook => {
  const no = barred(t, by, deed);
  return {
    deed,
    main: mainOf(t, by, deed),
    extra: extraOf(t, by, deed, worker),
    ...(no !== undefined && { no }),
  };
};

const COUNTED = ['cash', 'shares', 'steps', 'flip', 'locomotive', 'swap', 'station', 'office'] as const;

/** A bonus in short phrases: costs first. */
export const bonusPhrases = (b: Bonus): readonly Phrase[] => [
  ...(b.pay > 0 ? [{ key: 'pay', params: { amount: b.pay } }] : []),
  ...COUNTED.flatMap(key =>
    b[key] > 0 ? [{ key, params: { n: b[key], count: b[key], amount: b[key] } }] : [],
  ),
  ...(b.promote > 0
    ? [
        {
          key: b.promoteEach > 0 ? 'promote-each' : 'promote',
          params: { n: b.promote, amount: b.promoteEach },
        },
      ]
    : []),
  ...(b.rail > 0
    ? [{ key: b.railPay > 0 ? 'rail-pay' : 'rail', params: { n: b.rail, amount: b.railPay } }]
    : []),
  ...b.workers.map(choice => ({ key: 'worker', params: { worker: workerKind(choice) } })),
];

const workerKind = (choice: readonly Colour[]): string => (choice.length === 5 ? 'any' : choice.join('/'));

export type OpenEffect = keyof Effects;
/** The effects still open, with how many of each. */
export const openEffects = (e: Effects): readonly { readonly effect: OpenEffect; readonly n: number }[] =>
  (
    ['workers', 'promote', 'steps', 'locomotive', 'flip', 'swap', 'rail', 'station', 'office'] as const
  ).flatMap(effect => {
    const own = e[effect];
    const n = typeof own === 'number' ? own : own.length;
    return n > 0 ? [{ effect, n }] : [];
  });
