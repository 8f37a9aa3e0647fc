import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { defaultOptions } from '../../rules/kernel/game';
import { beginStory, currentTable, tell, type LogRecord } from '../../rules/kernel/log';
import { blankSheet, type Sheet } from '../../rules/kernel/sheet';
import { SAMPLE_SHEET as REVOLUTION_SHEET } from '../../rules/railroad-revolution/examples';
import { gameById } from '../../rules/registry';
import { SAMPLE_SHEET as SPEKULATION_SHEET } from '../../rules/spekulation/examples';
import { backupFile, type Bundle } from '../../store/file-format';
import { playersOf } from '../../store/header';
import type { NamedSheet } from '../../store/sheets';
import type { Recorded } from '../rules/recorded';

const NAMES = ['Anna', 'Ben', 'Clara', 'Deniz', 'Emil', 'Fritzi'];
const COLOURS = ['1', '2', '0', '3', '4', '5'];
const SHEETS: Readonly<Record<string, Sheet>> = {
  spekulation: SPEKULATION_SHEET,
  'railroad-revolution': REVOLUTION_SHEET,
};

/** Where in a recorded game to stop: before the `n`th time that the desk asks this. */
export interface Moment {
  readonly asks: string;
  readonly n?: number;
}

/** A recorded game played up to a moment, or to its end, as a table of its own. */
export const recordedTable = (
  id: string,
  game: string,
  replay: string,
  until?: Moment,
  name = '',
): Bundle => {
  const known = gameById(game);
  if (known === undefined) throw new Error(`there is no game ${game}`);
  const file = path.join(__dirname, '..', '..', 'rules', game, 'replays', `${replay}.json`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const seats = NAMES.slice(0, recorded.players).map((name, i) => ({ name, colour: COLOURS[i] ?? '0' }));
  const header: Bundle['header'] = {
    version: 1,
    id,
    game,
    name,
    mode: 'bank',
    seats,
    options: { ...defaultOptions(known.options, playersOf(seats)), ...recorded.options },
    sheet: SHEETS[game] ?? blankSheet(known.sheet),
    rulesVersion: known.rulesVersion,
    createdAt: Date.UTC(2026, 0, 9, 19),
    archived: false,
  };
  const begun = beginStory(known, { ...header, players: playersOf(seats) });
  if (!begun.ok) throw new Error(begun.reason);
  let { story } = begun;
  let met = 0;
  const records: LogRecord[] = [];
  for (const action of recorded.actions) {
    const table = currentTable(story);
    if (known.status(table).asks.key === until?.asks && ++met === (until.n ?? 1)) break;
    const ruling = known.play(table, action);
    if (!ruling.ok) throw new Error(`${game}, ${action.type}: ${ruling.reason}`);
    const at = header.createdAt + records.length * 20_000;
    const record: LogRecord = { kind: 'action', at, action, entries: ruling.entries };
    const told = tell(known, story, record);
    if (!told.ok) throw new Error(told.reason);
    records.push(record);
    story = told.story;
  }
  if (until !== undefined && met < (until.n ?? 1)) throw new Error(`${replay} never comes to ${until.asks}`);
  return { header, records };
};

/** Takes tables in as people do: the home screen, Import, a file. */
export const takeIn = async (
  page: Page,
  bundles: readonly Bundle[],
  sheets: readonly NamedSheet[] = [],
): Promise<void> => {
  await page.getByRole('button', { name: /^(Import|Einlesen)/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^(Choose a file|Datei wählen)/ }).click(),
  ]);
  await chooser.setFiles({
    name: 'tables.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backupFile(bundles, sheets)),
  });
  await page
    .getByText(/taken in|eingelesen/)
    .first()
    .waitFor();
};
