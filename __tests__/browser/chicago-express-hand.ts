import type { Locator, Page } from 'playwright-core';

import { chicagoExpress } from '../../rules/chicago-express';
import { builders, buildChoices, payoutOf } from '../../rules/chicago-express/preview';
import type { Action, ExpressTable } from '../../rules/chicago-express/types';
import { en } from '../../rules/chicago-express/text/en';
import { leastBid } from '../../rules/kernel/auction';
import type { Entry } from '../../rules/kernel/ledger';
import type { Table } from '../../rules/kernel/table';
import { recordsOf } from './bank';

const CODES = { prr: 'PRR', bo: 'B&O', co: 'C&O', nyc: 'NYC', wabash: 'WAB' } as const;

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&');

interface Point {
  readonly x: number;
  readonly y: number;
}

const drag = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 6;
  await touch('touchStart', from);
  for (let i = 1; i <= steps; i++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * i) / steps,
      y: from.y + ((to.y - from.y) * i) / steps,
    });
  await touch('touchEnd');
  await session.detach();
  await page.waitForTimeout(60);
};

/** Drags the map until a marked hex lies well inside its window; a drag is no tap. */
const bringIntoSight = async (page: Page, target: Locator): Promise<void> => {
  for (let tries = 0; tries < 16; tries++) {
    const away = await target.evaluate(el => {
      let frame: Element | null = el.parentElement;
      while (frame && getComputedStyle(frame).touchAction !== 'none') frame = frame.parentElement;
      if (!frame) return undefined;
      const box = frame.getBoundingClientRect();
      const at = el.getBoundingClientRect();
      const margin = 28;
      const x = at.x + at.width / 2;
      const y = at.y + at.height / 2;
      const dx = x < box.left + margin ? box.left + margin - x : Math.min(0, box.right - margin - x);
      const dy = y < box.top + margin ? box.top + margin - y : Math.min(0, box.bottom - margin - y);
      return { dx, dy, midX: box.x + box.width / 2, midY: box.y + box.height / 2 };
    });
    if (away === undefined || (away.dx === 0 && away.dy === 0)) return;
    const { midX, midY } = away;
    const dx = Math.max(-150, Math.min(150, away.dx + Math.sign(away.dx) * 20));
    const dy = Math.max(-120, Math.min(120, away.dy + Math.sign(away.dy) * 20));
    await drag(page, { x: midX - dx / 2, y: midY - dy / 2 }, { x: midX + dx / 2, y: midY + dy / 2 });
  }
};

/** A finger at the desk: it plays actions by taps alone, and counts them. */
export const handAt = (page: Page, route: string, from: Table) => {
  let table = from;
  let records = 0;
  const open = (): ExpressTable => chicagoExpress.open(table);
  const settled = async () => {
    for (let i = 0; i < 200 && (await recordsOf(page, route)) !== records; i++) await page.waitForTimeout(20);
  };
  const tap = async (what: Locator): Promise<number> => {
    await what.click();
    return 1;
  };

  const tapOne = async (action: Action, before: ExpressTable): Promise<number> => {
    switch (action.type) {
      case 'bid': {
        const { phase } = before.state;
        const least = phase.name === 'opening' || phase.name === 'bidding' ? leastBid(phase.auction) : 0;
        let taps = 0;
        for (let n = least; n < action.amount; n++) taps += await tap(button(page, /^One more/));
        return taps + (await tap(button(page, `Bid $${action.amount}`)));
      }
      case 'pass':
        return tap(button(page, 'Pass'));
      case 'choose':
        return tap(button(page, new RegExp(`^${en.values[action.dial]}, `)));
      case 'decline':
        return tap(button(page, en.offers.decline));
      case 'offer':
        return tap(button(page, new RegExp(`^Offer a share of ${escaped(CODES[action.railroad])}, `)));
      case 'place': {
        let taps = 0;
        const first = before.state.phase.name === 'expand' && before.state.phase.hexes.length === 0;
        if (first && builders(before)[0] !== action.railroad)
          taps += await tap(button(page, new RegExp(`^${escaped(CODES[action.railroad])}, .* treasury`)));
        const { cost = 0 } = buildChoices(before, action.railroad).find(c => c.hex === action.hex) ?? {};
        const name = `Build ${CODES[action.railroad]} into ${en.hexes[action.hex]} for $${cost}`;
        const target = button(page, new RegExp(`^${escaped(name)}(,|$)`));
        await bringIntoSight(page, target);
        return taps + (await tap(target));
      }
      case 'finish':
        return tap(button(page, /^Build \d of 3 for/));
      case 'develop': {
        const target = button(page, new RegExp(`^Develop ${escaped(en.hexes[action.hex] ?? '')}: `));
        await bringIntoSight(page, target);
        return (await tap(target)) + (await tap(button(page, `Develop ${en.hexes[action.hex]}`)));
      }
      default:
        throw new Error(`no taps for ${action.type}`);
    }
  };

  return {
    table: () => table,
    /** Plays one thing that the banker enters; an expansion is its hexes and the end of it. */
    play: async (actions: readonly Action[]): Promise<{ readonly taps: number; readonly paid: boolean }> => {
      let taps = 0;
      const entries: Entry[] = [];
      for (const action of actions) {
        taps += await tapOne(action, open());
        const ruling = chicagoExpress.play(table, action);
        if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${ruling.reason}`);
        entries.push(...ruling.entries);
        table = ruling.table;
        records += 1;
      }
      const payout = payoutOf({ entries }, open());
      if (payout) await tap(button(page, `Pay out $${payout.total}`));
      await settled();
      return { taps, paid: payout !== undefined };
    },
  };
};

/** A recorded game as the banker enters it. */
export const entriesOf = (actions: readonly Action[]): readonly (readonly Action[])[] => {
  const groups: Action[][] = [];
  let expansion: Action[] | undefined;
  for (const action of actions) {
    if (action.type === 'place') {
      if (expansion === undefined) groups.push((expansion = []));
      expansion.push(action);
    } else if (action.type === 'finish' && expansion !== undefined) {
      expansion.push(action);
      expansion = undefined;
    } else groups.push([action]);
  }
  return groups;
};

/** Sets up a table with the names given; everything else stays as the app proposes it. */
export const setUp = async (page: Page, names: readonly string[]): Promise<string> => {
  await page.getByRole('radio', { name: /Chicago Express/ }).click();
  const seats = page.locator('input[aria-label^="Seat "]');
  while ((await seats.count()) > names.length)
    await button(page, `Remove Seat ${await seats.count()}`).click();
  while ((await seats.count()) < names.length) await button(page, 'Add a player').click();
  for (const [i, name] of names.entries()) await seats.nth(i).fill(name);
  await button(page, 'Open the bank').click();
  await page.waitForURL(/\/table\/[a-z0-9]+$/);
  return new URL(page.url()).pathname;
};
