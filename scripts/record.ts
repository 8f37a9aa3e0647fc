import { writeFileSync } from 'node:fs';

import { resultOf, type Recorded } from '../__tests__/rules/recorded';
import type { AnyAction } from '../rules/kernel/action';
import { defaultOptions } from '../rules/kernel/game';
import type { PlayerId } from '../rules/kernel/ledger';
import { blankSheet } from '../rules/kernel/sheet';
import { gameById } from '../rules/registry';

/** Plays a game to its end through what is offered, choosing by a seed, and writes it down as a replay. */
const [id = 'free-bank', players = '3', seed = '1', file = ''] = process.argv.slice(2);
const game = gameById(id);
if (game === undefined) throw new Error(`no such game: ${id}`);

let state = Number(seed) || 1;
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

const folder: {
  readonly SAMPLE_SHEET?: ReturnType<typeof blankSheet>;
  readonly SAMPLE_OPTIONS?: (players: readonly PlayerId[]) => Readonly<Record<string, unknown>>;
} = require(`../rules/${id}/examples`);
const seats = Array.from({ length: Number(players) }, (_, i): PlayerId => `p${i + 1}`);
const options = { ...defaultOptions(game.options, seats), ...folder.SAMPLE_OPTIONS?.(seats) };
const started = game.start({ players: seats, options, sheet: folder.SAMPLE_SHEET ?? blankSheet(game.sheet) });
if (!started.ok) throw new Error(started.reason);

const MOST_ACTIONS = 20_000;
const actions: AnyAction[] = [];
let table = started.table;
while (game.end(table)?.over !== true && actions.length < MOST_ACTIONS) {
  const offers = game.legal(table);
  const last = actions.length > 40 || id !== 'free-bank';
  const offer = offers[Math.floor(random() * (last ? offers.length : offers.length - 1))];
  if (offer === undefined) break;
  const { ask } = offer;
  const room =
    ask === undefined ? 0 : Math.floor(((ask.max ?? ask.min + 20 * ask.step) - ask.min) / ask.step);
  const amount = (ask?.min ?? 0) + Math.floor(random() * random() * (room + 1)) * (ask?.step ?? 1);
  const action = ask === undefined ? offer.action : { ...offer.action, [ask.field]: amount };
  const ruling = game.play(table, action);
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${ruling.reason}`);
  actions.push(action);
  table = ruling.table;
}
const recorded: Recorded = {
  rulesVersion: game.rulesVersion,
  players: seats.length,
  options,
  actions,
  ...resultOf(game, table),
};
if (file !== '') writeFileSync(file, `${JSON.stringify(recorded)}\n`);
console.log(`${actions.length} actions, ends: ${recorded.ends.join(', ') || 'none'}`);
