import type { Locator, Page } from 'playwright-core';

import { eighteen30 } from '../../rules/1830';
import { CARDS, PRIVATE_DATA, type Company } from '../../rules/1830/data';
import { lotLines, stepToShow } from '../../rules/1830/desk';
import type { Action, T1830 } from '../../rules/1830/types';
import type { PlayerId } from '../../rules/kernel/ledger';
import type { Table } from '../../rules/kernel/table';
import { recordsOf } from './bank';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\&]/g, '\\$&');
const written = (amount: number): string => `$${amount.toLocaleString('en')}`;
const card = (id: Company) => CARDS.find(c => c.id === id) ?? CARDS[0];

/** A finger at the desk of 1830: it plays actions by taps alone, and counts them. */
export const handAt = (page: Page, route: string, from: Table, names: readonly string[]) => {
  let table = from;
  let records = 0;
  let count = 0;
  const button = (name: string | RegExp, within: Locator | Page = page): Locator =>
    within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
  const sheet = page.getByRole('dialog');
  const tap = async (what: Locator): Promise<void> => {
    await what.tap();
    count++;
  };
  const press = (name: string | RegExp, within?: Locator) => tap(button(name, within));
  const nameOf = (id: PlayerId): string => names[Number(id.slice(1)) - 1] ?? id;
  const settled = async () => {
    for (let i = 0; i < 250 && (await recordsOf(page, route)) !== records; i++) await page.waitForTimeout(20);
    if ((await recordsOf(page, route)) !== records) throw new Error(`record ${records} was not booked`);
  };
  const type = async (n: number) => {
    for (const digit of String(n)) await press(`Digit ${digit}`);
  };

  const trade = async (side: 'Buy' | 'Sell', company: Company) => {
    if ((await sheet.count()) === 0) await press(side);
    await press(new RegExp(`^${escaped(card(company)?.name ?? '')}, `), sheet);
  };
  const raise = async (amount: number, least: number, within: Locator | Page) => {
    for (let n = least; n < amount; n += 5) await tap(button(/^One more/, within));
    await tap(button(`Bid ${written(amount)}`, within));
  };
  const price = async (n: number) => {
    await press('Clear the amount', sheet);
    await type(n);
    await tap(sheet.getByRole('button', { name: new RegExp(`· ${escaped(written(n))}$`) }));
  };

  const bid = async (t: T1830, action: Extract<Action, { type: 'bid' }>) => {
    const { round } = t.state;
    if (round.name !== 'auction') return;
    if (round.lot !== undefined) {
      const speaker = page.getByRole('radio', { name: nameOf(action.by), exact: true });
      if (round.lot.next !== action.by && (await speaker.count()) > 0) await tap(speaker);
      return raise(action.amount, round.lot.high + 5, page);
    }
    const least = lotLines(t, round).find(l => l.private === action.private)?.price ?? 0;
    if (action.amount === least)
      return press(`${nameOf(action.by)} bids ${written(least)} for the ${action.private}`);
    await press(new RegExp(`^${escaped(PRIVATE_DATA[action.private].name)}\\. `));
    return raise(action.amount, least, sheet);
  };
  const pass = async (t: T1830, by: PlayerId) => {
    const { round } = t.state;
    if (round.name === 'auction' && round.lot !== undefined && round.lot.next !== by) {
      const speaker = page.getByRole('radio', { name: nameOf(by), exact: true });
      if ((await speaker.count()) > 0) await tap(speaker);
    }
    await press(/^(Pass|Done)$/, (await sheet.count()) > 0 ? sheet : undefined);
  };
  const lay = async ({ field, tile, cost }: Extract<Action, { type: 'lay-track' }>) => {
    if (field === undefined || tile === undefined) return press(new RegExp(`^Tile \\$${cost}, `));
    await press('Name the tile');
    await press(`Row ${field.charAt(0)}`, sheet);
    await press(new RegExp(`^${field}( |$)`), sheet);
    await press(`Tile ${tile}`, sheet);
    return press(`Tile ${tile} on ${field}, ${written(cost)}`, sheet);
  };
  /** Taps the strip where the desk still shows an earlier step. */
  const jumpTo = async (t: T1830, step: 'token' | 'run') => {
    const { round } = t.state;
    if (round.name !== 'operating' || stepToShow(round, eighteen30.legal(t)) === step) return;
    await press(step === 'run' ? 'Go to Run' : 'Go to Token');
  };
  const run = async (t: T1830, { company, revenue }: Extract<Action, { type: 'run' }>) => {
    await jumpTo(t, 'run');
    if (revenue === 0) return press('No run');
    if (revenue === t.state.companies[company].lastRun) return press(`As last time: ${written(revenue)}`);
    await type(revenue);
    return press(`Run for ${written(revenue)}`);
  };
  const train = async (action: Extract<Action, { type: 'buy-train' }>) => {
    const { train: kind, from: seller } = action;
    if (seller === 'bank' || seller === 'pool')
      return press(new RegExp(`^${kind}-train from the ${seller}\\.`));
    await press(new RegExp(`^${kind}-train from ${escaped(card(seller)?.code ?? '')}\\.`));
    return price(action.price);
  };

  const taps = async (t: T1830, action: Action): Promise<void> => {
    switch (action.type) {
      case 'take':
        return press(`${nameOf(action.by)} buys the ${action.private} for ${written(action.price)}`);
      case 'bid':
        return bid(t, action);
      case 'pass':
        return pass(t, action.by);
      case 'par':
        if (t.state.round.name !== 'par') await trade('Buy', action.company);
        return press(new RegExp(`^Par \\$${action.price}\\.`));
      case 'buy':
        await trade('Buy', action.company);
        return press(new RegExp(`^From the ${action.from}, `), sheet);
      case 'sell':
        await trade('Sell', action.company);
        if (action.shares > 1) await press(`${action.shares} shares`, sheet);
        return press(
          new RegExp(`^Sell ${action.shares} ${escaped(card(action.company)?.code ?? '')} for`),
          sheet,
        );
      case 'lay-track':
        return lay(action);
      case 'lay-csl':
        return press(`Extra tile ${action.tile} on B20`);
      case 'place-token':
        await jumpTo(t, 'token');
        if (action.field === undefined) return press(/^Token \$/);
        await press('Name the city');
        return press(new RegExp(`, ${action.field}$`), sheet);
      case 'skip':
        return press(
          t.state.round.name === 'operating' && t.state.round.step === 'track' ? 'No track' : 'No token',
        );
      case 'run':
        return run(t, action);
      case 'pay-out':
        await press('Pay out');
        await button('Turn the card').waitFor();
        return press('Done');
      case 'withhold':
        return press('Withhold');
      case 'buy-train':
        return train(action);
      case 'buy-private':
        await press(new RegExp(`buys the ${escaped(action.private)}\\.`));
        return price(action.price);
      case 'swap':
        return press(new RegExp(`M&H for an NYC share from the ${action.from}`));
      case 'end-turn':
        return press(/^(End the turn|No route)/);
      case 'discard-train':
        return press(`Return a ${action.train}`);
      default:
        throw new Error(`no finger for ${action.type}`);
    }
  };

  return {
    table: (): T1830 => eighteen30.open(table),
    /** Plays one action and says how many taps it took; a pass over a step with nothing to do needs none. */
    play: async (action: Action): Promise<number> => {
      const t = eighteen30.open(table);
      const { round } = t.state;
      const idle =
        action.type === 'skip' &&
        round.name === 'operating' &&
        stepToShow(round, eighteen30.legal(t)) !== round.step;
      if (idle) return 0;
      count = 0;
      const ruling = eighteen30.play(table, action);
      if (!ruling.ok) throw new Error(`${action.type} is refused: ${ruling.reason}`);
      const before = count;
      await taps(t, action);
      table = ruling.table;
      records++;
      await settled();
      return count - before;
    },
  };
};
