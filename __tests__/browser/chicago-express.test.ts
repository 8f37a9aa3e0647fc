import { readFileSync } from 'node:fs';
import path from 'node:path';

import { chicagoExpress } from '../../rules/chicago-express';
import type { Action } from '../../rules/chicago-express/types';
import { blankSheet } from '../../rules/kernel/sheet';
import type { Recorded } from '../rules/recorded';
import { entriesOf, handAt, setUp } from './chicago-express-hand';
import { openApp } from './harness';

const GAME: Recorded & { readonly actions: readonly Action[] } = JSON.parse(
  readFileSync(path.join(__dirname, '../../rules/chicago-express/replays/two-players.json'), 'utf8'),
);

/** By taps alone: dials, bids, hexes, houses and dividends, from the first auction to the last dividend. */
test('Chicago Express: a whole game for two is played at the desk, and the right player wins', async () => {
  const app = await openApp('/new', { reducedMotion: true });
  const route = await setUp(app.page, ['Anna', 'Ben']);
  const start = chicagoExpress.start({
    players: ['p1', 'p2'],
    options: GAME.options,
    sheet: blankSheet(chicagoExpress.sheet),
  });
  if (!start.ok) throw new Error(start.reason);
  const hand = handAt(app.page, route, start.table);

  let chosen = 0;
  for (const entry of entriesOf(GAME.actions)) {
    const [first] = entry;
    const { taps } = await hand.play(entry);
    switch (first?.type) {
      case 'choose':
        chosen = taps;
        break;
      case 'pass':
      case 'decline':
      case 'offer':
        expect([first.type, taps]).toEqual([first.type, 1]);
        break;
      case 'develop':
        expect(chosen + taps).toBe(3);
        break;
      case 'place':
        // one tap for the dial, one for each hex, one to build, and one where another railroad builds
        expect(chosen + taps).toBeLessThanOrEqual(entry.length + 2);
        break;
    }
  }

  expect(chicagoExpress.end(hand.table())?.over).toBe(true);
  const [winner] = chicagoExpress.standings(hand.table());
  expect(winner).toMatchObject(GAME.standings[0] ?? {});
  const name = winner?.player === 'p1' ? 'Anna' : 'Ben';
  await app.page.locator(`[aria-label^="${name}, $${winner?.worth}"]`).first().waitFor();
  expect(app.problems).toEqual([]);
  expect(app.foreign).toEqual([]);
  await app.close();
}, 300_000);

test('Chicago Express: bidding, passing, one hex and a dividend stay within their taps', async () => {
  const app = await openApp('/new', { reducedMotion: true });
  const { page } = app;
  const route = await setUp(page, ['Anna', 'Ben']);
  const start = chicagoExpress.start({
    players: ['p1', 'p2'],
    options: GAME.options,
    sheet: blankSheet(chicagoExpress.sheet),
  });
  if (!start.ok) throw new Error(start.reason);
  const hand = handAt(page, route, start.table);
  const tapsFor = async (...actions: readonly Action[]) => (await hand.play(actions)).taps;
  const least = () => {
    const offer = chicagoExpress.legal(hand.table()).find(o => o.action.type === 'bid');
    if (offer === undefined) throw new Error('nobody can bid');
    return offer.action as Action;
  };

  for (let share = 0; share < 4; share++) {
    expect(await tapsFor(least())).toBe(1);
    const by = chicagoExpress.status(hand.table()).actor === 'player:p1' ? 'p1' : 'p2';
    expect(await tapsFor({ type: 'pass', by })).toBe(1);
  }
  const dial = await tapsFor({ type: 'choose', by: 'p1', dial: 'expand' });
  const build = await tapsFor(
    { type: 'place', by: 'p1', railroad: 'nyc', hex: 'R3' },
    { type: 'finish', by: 'p1' },
  );
  expect(dial + build).toBe(3);

  let dividends = 0;
  for (let turn = 0; dividends === 0 && turn < 12; turn++) {
    const by = turn % 2 === 0 ? 'p2' : 'p1';
    await tapsFor({ type: 'choose', by, dial: turn < 3 ? 'auction' : turn < 7 ? 'develop' : 'expand' });
    const { taps, paid } = await hand.play([{ type: 'decline', by }]);
    expect(taps).toBe(1);
    if (paid) dividends += 1;
  }
  expect(dividends).toBe(1);
  expect(await app.accessibility()).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
}, 120_000);
