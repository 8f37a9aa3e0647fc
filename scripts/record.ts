import { writeFileSync } from 'node:fs';

import { resultOf, type Recorded } from '../__tests__/rules/recorded';
import type { AnyAction } from '../rules/kernel/action';
import { defaultOptions, type Game } from '../rules/kernel/game';
import type { PlayerId } from '../rules/kernel/ledger';
import { blankSheet, type Sheet } from '../rules/kernel/sheet';
import { gameById } from '../rules/registry';

interface Folder {
  readonly SAMPLE_SHEET?: Sheet;
  readonly SAMPLE_OPTIONS?: (players: readonly PlayerId[]) => Readonly<Record<string, unknown>>;
}

const MOST_ACTIONS = 20_000;

const dice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** Plays a game to its end through what is offered, choosing by a seed. */
const record = (game: Game, folder: Folder, players: number, random: () => number): Recorded => {
  const seats = Array.from({ length: players }, (_, i): PlayerId => `p${i + 1}`);
  const options = { ...defaultOptions(game.options, seats), ...folder.SAMPLE_OPTIONS?.(seats) };
  const started = game.start({
    players: seats,
    options,
    sheet: folder.SAMPLE_SHEET ?? blankSheet(game.sheet),
  });
  if (!started.ok) throw new Error(started.reason);
  const actions: AnyAction[] = [];
  let table = started.table;
  while (game.end(table)?.over !== true && actions.length < MOST_ACTIONS) {
    const offers = game.legal(table);
    const offer = offers[Math.floor(random() * offers.length)];
    if (offer === undefined) break;
    const { action: bare, ask } = offer;
    const room =
      ask === undefined ? 0 : Math.floor(((ask.max ?? ask.min + 20 * ask.step) - ask.min) / ask.step);
    const amount = (ask?.min ?? 0) + Math.floor(random() * random() * (room + 1)) * (ask?.step ?? 1);
    const action = ask === undefined ? bare : { ...bare, [ask.field]: amount };
    const ruling = game.play(table, action);
    if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${ruling.reason}`);
    actions.push(action);
    table = ruling.table;
  }
  return { rulesVersion: game.rulesVersion, players, options, actions, ...resultOf(game, table) };
};

const main = async (): Promise<void> => {
  const [id = 'free-bank', players = '3', seed = '1', file = ''] = process.argv.slice(2);
  const game = gameById(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  const folder: Folder = await import(`../rules/${id}/examples`);
  const recorded = record(game, folder, Number(players), dice(Number(seed)));
  if (file !== '') writeFileSync(file, `${JSON.stringify(recorded)}\n`);
  console.log(`${recorded.actions.length} actions, ends: ${recorded.ends.join(', ') || 'none'}`);
};

void main();
