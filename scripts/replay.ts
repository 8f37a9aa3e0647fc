import { readFileSync } from 'node:fs';
import { currentTable, beginStory, tell } from '@/rules/kernel/log';
import { holders, unitsIn, type Books } from '@/rules/kernel/ledger';
import { readFile } from '@/store/file-format';
import { startOf } from '@/store/header';

/** Prints an exported table as JSON lines: the start, then every record with the balances after it. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run replay -- EXPORT.json');
  process.exit(2);
}

const balances = (books: Books): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(
    unitsIn(books)
      .map(unit => [unit, Object.fromEntries(holders(books, unit).filter(([a]) => a !== 'mint'))] as const)
      .filter(([, page]) => Object.keys(page).length > 0),
  );
const print = (line: object): void => console.log(JSON.stringify(line));

const text = (() => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
})();
if (text === undefined) {
  console.error(`${file} cannot be read`);
  process.exit(2);
}
const read = readFile(text);
if (!read.ok) {
  print({ ok: false, reason: read.reason, ...read.params });
  process.exit(1);
}
for (const { header, records, game } of read.tables) {
  const begun = beginStory(game, startOf(header));
  if (!begun.ok) continue;
  let { story } = begun;
  const { id, name, seats, rulesVersion } = header;
  print({
    table: id,
    name,
    game: game.id,
    rulesVersion,
    seats: seats.map(s => s.name),
    balances: balances(currentTable(story).books),
  });
  for (const [i, record] of records.entries()) {
    const told = tell(game, story, record);
    if (!told.ok) break;
    story = told.story;
    const { at, kind, ...rest } = record;
    const table = currentTable(story);
    print({ record: i, at, kind, ...rest, inForce: story.chapters.length, balances: balances(table.books) });
  }
  const table = currentTable(story);
  const end = game.end(table);
  print({
    end: end?.triggers ?? [],
    over: end?.over === true,
    standings: game.standings(table).map(({ player, place, worth }) => ({ player, place, worth })),
  });
}
