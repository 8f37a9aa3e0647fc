import type { PlayerId } from '../../../rules/kernel/ledger';
import type { Table } from '../../../rules/kernel/table';
import { spekulation as game } from '../../../rules/spekulation';
import { SAMPLE_SHEET } from '../../../rules/spekulation/examples';

const PLAYERS: readonly PlayerId[] = ['p1', 'p2', 'p3'];

const after = (...actions: readonly object[]): Table => {
  const begun = game.start({
    players: PLAYERS,
    options: { start: 'p1', memory: true },
    sheet: SAMPLE_SHEET,
  });
  if (!begun.ok) throw new Error(begun.reason);
  let { table } = begun;
  for (const action of actions) {
    const ruling = game.play(table, action);
    if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${ruling.reason}`);
    table = ruling.table;
  }
  return table;
};

const stone = (table: Table, company: string, value: number): Table => {
  const ruling = game.correct(table, {
    entries: [],
    settings: [{ id: `stone:${company}`, value }],
    note: 'agreed',
  });
  if (!ruling.ok) throw new Error(ruling.reason);
  return ruling.table;
};

const FIRST_TURN = [
  ...PLAYERS.map((by, i) => ({ type: 'deal', by, company: `c${i + 1}` })),
  { type: 'draw', by: 'p1', tile: 'trade', distance: 3 },
  ...PLAYERS.map(by => ({ type: 'done', by })),
];
const MOVED = [...PLAYERS.map(by => ({ type: 'card', by, company: 'c4' })), { type: 'move' }];

test('a stone put on END by agreement makes this turn the last', () => {
  const corrected = stone(after(...FIRST_TURN), 'c8', 60);
  expect(game.end(corrected)).toEqual({ triggers: ['at-end'], over: false });
  let table = corrected;
  for (const action of MOVED) {
    const ruling = game.play(table, action);
    if (!ruling.ok) throw new Error(ruling.reason);
    table = ruling.table;
  }
  expect(game.end(table)).toEqual({ triggers: ['at-end'], over: true });

  const reopened = stone(table, 'c8', 50);
  expect(game.end(reopened)).toBeUndefined();
  expect(game.open(reopened).state).toMatchObject({ phase: { name: 'draw' }, turn: 'p2', turnNo: 2 });
  expect(game.play(reopened, { type: 'draw', by: 'p2', tile: 'none', distance: 1 })).toMatchObject({
    ok: true,
  });
});
