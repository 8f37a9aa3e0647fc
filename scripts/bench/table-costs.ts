import { defaultOptions } from '@/rules/kernel/game';
import { blankSheet } from '@/rules/kernel/sheet';
import { gameById } from '@/rules/registry';
import { connect, type Device } from '@/store/device';
import { playersOf } from '@/store/header';
import { openTable, type OpenTable } from '@/store/open-table';
import { useTables } from '@/store/tables';

/** What appending to and opening a table costs on a device, in milliseconds. */
export interface Costs {
  /** The median of some records around the 10th, the 1,000th and the 10,000th. */
  readonly append: Readonly<Record<number, number>>;
  readonly open: Readonly<Record<number, number>>;
}

export const LENGTHS = [10, 1000, 10_000] as const;
export const OPENINGS = [650, 10_000] as const;
const AROUND = 61;

const middle = (sample: readonly number[]): number =>
  [...sample].sort((a, b) => a - b)[Math.floor(sample.length / 2)] ?? NaN;

const seats = ['Anna', 'Berta', 'Carl'].map((name, i) => ({ name, colour: `seat${i + 1}` }));
const payment = (n: number) => ({ type: 'pay', from: 'bank', to: `p${(n % 3) + 1}`, amount: 1 + (n % 97) });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const newTable = async (): Promise<string> => {
  const game = gameById('free-bank');
  if (game === undefined) throw new Error('no free bank');
  const made = await useTables.getState().create({
    game: game.id,
    name: 'bench',
    mode: 'bank',
    seats,
    options: defaultOptions(game.options, playersOf(seats)),
    sheet: blankSheet(game.sheet),
  });
  if (!made.ok) throw new Error(made.reason);
  return made.id;
};

const withTable = async <T>(
  id: string,
  work: (table: OpenTable, length: number) => Promise<T>,
): Promise<T> => {
  const store = openTable(id);
  await store.getState().open();
  const table = store.getState();
  if (table.view.status !== 'open') throw new Error('the table does not open');
  const done = await work(table, table.view.story.length);
  table.close();
  return done;
};

const fill = (id: string, to: number): Promise<void> =>
  withTable(id, async (table, from) => {
    for (let n = from; n < to; n += 500) {
      const actions = Array.from({ length: Math.min(500, to - n) }, (_, i) => payment(n + i));
      const booked = await table.dispatchAll(actions);
      if (!booked.ok) throw new Error(booked.reason);
    }
  });

const appending = (id: string): Promise<number> =>
  withTable(id, async table => {
    const spent: number[] = [];
    for (let i = 0; i < AROUND; i++) spent.push(await timed(() => table.dispatch(payment(i))));
    return middle(spent);
  });

const opening = async (id: string): Promise<number> => {
  const spent: number[] = [];
  for (let i = 0; i < 5; i++) {
    const store = openTable(id);
    spent.push(await timed(() => store.getState().open()));
    store.getState().close();
  }
  return middle(spent);
};

/** Runs on the phone's storage and in a browser alike: a free bank is filled and measured through the store itself. */
export const tableCosts = async (device: Device): Promise<Costs> => {
  connect(async () => device);
  // The first steps of a fresh process pay for compiling; they are not what is asked for.
  const warm = await newTable();
  for (let i = 0; i < 5; i++) await appending(warm);

  const id = await newTable();
  const append: Record<number, number> = {};
  const open: Record<number, number> = {};
  for (const length of [...LENGTHS, ...OPENINGS].sort((a, b) => a - b)) {
    await fill(id, Math.max(0, length - (AROUND >> 1)));
    if (LENGTHS.some(n => n === length) && append[length] === undefined) append[length] = await appending(id);
    if (OPENINGS.some(n => n === length)) open[length] ??= await opening(id);
  }
  return { append, open };
};
