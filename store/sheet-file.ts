import * as v from 'valibot';
import type { Sheet } from '@/rules/kernel/sheet';
import { gameById } from '@/rules/registry';
import { cleanName, isLong, MOST_NAME, sheetSchema } from './header';
import { refuseByStore } from './refusals';
import { sheetFits, type NamedSheet } from './sheets';
import type { Done } from './tables';

const FORMAT = 'bankhalter-sheet';
const VERSION = 1;
const MOST_TEXT = 200_000;

export interface SheetFile {
  readonly game: string;
  readonly name: string;
  readonly sheet: Sheet;
}

const schema = v.object({ game: v.string(), name: v.string(), sheet: sheetSchema });
const head = v.object({ format: v.literal(FORMAT), version: v.number() });

/** A board sheet as a file, to hand to others with the same board. */
export const sheetFileText = ({ game, name, sheet }: NamedSheet): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, game, name, sheet }, null, 1)}\n`;

export const sheetFileName = ({ game, name }: NamedSheet): string =>
  `${game}-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.sheet.json`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads such a file; whatever is wrong with it is said, and nothing is changed. */
export const readSheetFile = (text: string): Done<SheetFile> => {
  if (text.length > MOST_TEXT) return refuseByStore('file-too-big');
  const json = parsed(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return refuseByStore('file-damaged');
  const found = v.safeParse(head, json);
  if (!found.success) return refuseByStore('file-foreign');
  if (found.output.version > VERSION) return refuseByStore('file-newer');
  const body = v.safeParse(schema, json);
  if (!body.success) return refuseByStore('file-damaged');
  const game = gameById(body.output.game);
  if (game === undefined) return refuseByStore('unknown-game');
  const name = cleanName(body.output.name);
  if (name === '' || isLong(name)) return refuseByStore('name-too-long', { most: MOST_NAME });
  if (!sheetFits(game, body.output.sheet)) return refuseByStore('file-damaged');
  return { ok: true, game: game.id, name, sheet: body.output.sheet };
};
