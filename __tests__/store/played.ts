import { beginStory, tell, type LogRecord, type Story } from '@/rules/kernel/log';
import type { Game } from '@/rules/kernel/game';
import type { Bundle } from '@/store/file-format';
import type { Header } from '@/store/header';
import type { GameUnderTest } from '../rules/games';
import { seats } from './device';

export const dice = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

/** A table played at random through what its game offers, with notes and taking back in between. */
export const played = (
  { game, startFor }: Pick<GameUnderTest, 'game' | 'startFor'>,
  steps: number,
  random = dice(1),
): Bundle & { readonly game: Game; readonly story: Story } => {
  const n = game.players[0];
  const from = startFor(n);
  const begun = beginStory(game, from);
  if (!begun.ok) throw new Error(begun.reason);
  const header: Header = {
    version: 1,
    id: 'exported',
    game: game.id,
    name: 'Friday',
    mode: 'bank',
    seats: seats(n),
    options: from.options,
    sheet: from.sheet,
    rulesVersion: game.rulesVersion,
    createdAt: 1_700_000_000_000,
    archived: false,
  };
  const records: LogRecord[] = [];
  let { story } = begun;
  const add = (record: LogRecord): void => {
    const told = tell(game, story, record);
    if (!told.ok) return;
    records.push(record);
    story = told.story;
  };
  for (let i = 0; records.length < steps && i < 2 * steps; i++) {
    const at = header.createdAt + i * 1000;
    const chance = random();
    if (chance < 0.03) add({ kind: 'note', at, text: 'tea' });
    else if (chance < 0.06) add({ kind: 'undo', at, count: 1 });
    else if (chance < 0.08) add({ kind: 'redo', at, count: 1 });
    else {
      const table = story.chapters[story.chapters.length - 1]?.table ?? story.start.table;
      const offers = game.legal(table);
      const offer = offers[Math.floor(random() * offers.length)];
      if (offer === undefined || game.end(table)?.over === true) break;
      const ruling = game.play(table, offer.action);
      if (ruling.ok && offer.action.type !== 'finish')
        add({ kind: 'action', at, action: offer.action, entries: ruling.entries });
    }
  }
  return { header, records, game, story };
};
