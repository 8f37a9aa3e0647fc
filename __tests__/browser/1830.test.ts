import type { Page } from 'playwright-core';

import { eighteen30 } from '../../rules/1830';
import { CARDS, COMPANIES } from '../../rules/1830/data';
import { matrixOrder } from '../../rules/1830/desk';
import { priceOf } from '../../rules/1830/market';
import { cash, sharesOf } from '../../rules/1830/reading';
import type { Action, T1830 } from '../../rules/1830/types';
import { player } from '../../rules/kernel/ledger';
import { beginStory } from '../../rules/kernel/log';
import { cardOf, HEADER_VERSION } from '../../store/header';
import { putDoc } from '../../store/storage';
import { recordedOpening, startOf, type Opening } from './1830-games';
import { handAt } from './1830-hand';
import { cashOf } from './bank';
import { openApp } from './harness';
import type { After } from '../conformance/1830/transcript';
import { companyId } from '../conformance/1830/transcript';

const NAMES = ['Anna', 'Ben', 'Clara', 'Deniz', 'Emil', 'Frida'];

/** A table as the set-up screen leaves it: a header and no record. */
const seat = async (page: Page, { players, options }: Opening): Promise<void> => {
  const start = startOf({ players, options });
  const begun = beginStory(eighteen30, start);
  if (!begun.ok) throw new Error(begun.reason);
  const id = 'recorded';
  const createdAt = Date.now();
  const header = {
    version: HEADER_VERSION,
    id,
    game: eighteen30.id,
    name: 'Recorded game',
    mode: 'bank',
    seats: NAMES.slice(0, players).map((name, i) => ({ name, colour: String(i) })),
    options,
    sheet: start.sheet,
    rulesVersion: eighteen30.rulesVersion,
    createdAt,
    archived: false,
  };
  const docs = [putDoc('table', id, header), putDoc('card', id, cardOf(eighteen30, begun.story, createdAt))];
  await page.evaluate(
    changes =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('bankhalter');
        open.onerror = () => reject(new Error(String(open.error)));
        open.onsuccess = () => {
          const tx = open.result.transaction('docs', 'readwrite');
          for (const change of changes)
            if (change.do === 'put')
              tx.objectStore('docs').put({ kind: change.kind, id: change.id, text: change.text });
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    docs,
  );
};

/** What the matrix on the screen says of every company that has a row. */
const matrixOnScreen = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const labels = await page
    .getByRole('button', { name: /\. Offer \d+\. Pool \d+$/ })
    .evaluateAll(rows => rows.map(row => row.getAttribute('aria-label') ?? ''));
  return Object.fromEntries(
    CARDS.flatMap(({ id, name }) => {
      const label = labels.find(l => l.startsWith(`${name} at `) || l.startsWith(`${name}. `));
      return label === undefined ? [] : [[id, label]];
    }),
  );
};

/** Cash and holdings on the screen are those of the recording, and of our own rules. */
const expectOnScreen = async (
  page: Page,
  t: T1830,
  names: readonly string[],
  after?: After,
): Promise<void> => {
  for (const [i, id] of t.players.entries()) {
    const shown = await cashOf(page, names[i] ?? '');
    expect(shown).toBe(cash(t, player(id)));
    const recorded = (after?.['players'] as Record<string, { cash: number }> | undefined)?.[`P${i + 1}`];
    if (recorded !== undefined) expect(shown).toBe(recorded.cash);
  }
  if (t.state.round.name === 'auction' || t.state.round.name === 'par') return;
  const rows = await matrixOnScreen(page);
  expect(Object.keys(rows).sort()).toEqual([...matrixOrder(t).rows].sort());
  const recorded = after?.['corporations'] as Record<string, { price: number | null }> | undefined;
  for (const [code, { price }] of Object.entries(recorded ?? {}))
    if (price !== null) expect(rows[companyId(code)]).toContain(` at ${price}.`);
  for (const c of COMPANIES)
    for (const [i, id] of t.players.entries()) {
      const n = sharesOf(t, id, c);
      const shares = (after?.['players'] as Record<string, { shares: Record<string, number> }> | undefined)?.[
        `P${i + 1}`
      ]?.shares;
      const code = CARDS.find(x => x.id === c)?.code ?? c;
      if (shares !== undefined) expect(n * 10).toBe(shares[code] ?? 0);
      if (n > 0) expect(rows[c]).toContain(`${names[i]} holds ${n} share`);
      if (t.state.companies[c].listing !== undefined)
        expect(rows[c]).toContain(` at ${priceOf(t.state, c)}.`);
    }
};

const MOST: Readonly<Partial<Record<Action['type'], number>>> = {
  take: 1,
  buy: 3,
  par: 3,
  sell: 4,
  withhold: 1,
  skip: 1,
  'end-turn': 1,
};

test('1830: a private auction, a stock round and two operating rounds are entered by taps', async () => {
  const game = recordedOpening();
  const names = NAMES.slice(0, game.players);
  const start = eighteen30.start(startOf(game));
  if (!start.ok) throw new Error(start.reason);
  const app = await openApp('/', { reducedMotion: true });
  await app.page.getByRole('heading').first().waitFor();
  await seat(app.page, game);
  await app.goto('/table/recorded');
  await app.page.getByRole('button', { name: 'Pass' }).waitFor();
  const hand = handAt(app.page, '/table/recorded', start.table, names);
  const counted = new Map<string, number[]>();
  let total = 0;
  for (const { action, after } of game.entered) {
    const taps = await hand.play(action);
    total += taps;
    counted.set(action.type, [...(counted.get(action.type) ?? []), taps]);
    const most = MOST[action.type];
    if (most !== undefined)
      expect({ type: action.type, taps }).toEqual({ type: action.type, taps: Math.min(taps, most) });
    if (after !== undefined) await expectOnScreen(app.page, hand.table(), names, after);
  }
  await expectOnScreen(app.page, hand.table(), names);
  expect(app.problems).toEqual([]);
  const told = [...counted].map(([type, list]) => `${type} ${Math.min(...list)}–${Math.max(...list)}`);
  console.info(`${game.title}: ${game.entered.length} actions, ${total} taps (${told.join(', ')})`);
  await app.close();
}, 300000);
