import type { Page } from 'playwright-core';

import type { AnyAction } from '../../rules/kernel/action';
import { player } from '../../rules/kernel/ledger';
import type { Table } from '../../rules/kernel/table';
import { spekulation } from '../../rules/spekulation';
import { RANKS } from '../../rules/spekulation/data';
import { SAMPLE_SHEET } from '../../rules/spekulation/examples';
import { readBoard } from '../../rules/spekulation/sheet';
import { en } from '../../rules/spekulation/text/en';

const { companies } = readBoard(SAMPLE_SHEET);
const found = (id: unknown) => companies.find(c => c.id === id);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Spekulation as a banker plays it: everything with a finger on the built app. */
export const hand = (page: Page) => {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const tap = (name: string | RegExp): Promise<void> => button(name).tap();

  const figure = async (n: number) => {
    for (const digit of String(Math.abs(n))) await tap(`Digit ${digit}`);
    if (n < 0) await tap('Minus sign');
    await tap('Next cell');
  };
  const several = async (figures: readonly unknown[]) => {
    await page.getByRole('textbox', { name: 'Type several' }).fill(figures.join(' '));
    await tap('Fill in');
  };

  /** What one action takes, tap by tap. */
  const taps = (action: AnyAction): readonly (string | RegExp)[] => {
    const { code = '', name = '' } = found(action['company']) ?? {};
    switch (action.type) {
      case 'draw':
        return [en.tiles[action['tile'] as keyof typeof en.tiles], `Distance ${String(action['distance'])}`];
      case 'buy':
        return [new RegExp(`^(Buy|Take) ${code} `)];
      case 'sell':
        return [new RegExp(`^(Sell|Give back) ${code} `)];
      case 'done':
        return [/^(Done|No trade)$/];
      case 'position':
        return [new RegExp(`(^|: )${code}, `), new RegExp(`^Set ${code} `)];
      case 'holiday':
        return ['Bank Holiday'];
      case 'move':
        return ['Move the stones'];
      default:
        return [`${code}, ${name}`];
    }
  };

  return {
    button,
    tap,

    /** The sample board typed in: names and colours, one list digit by digit, the others as a run. */
    fillSheet: async () => {
      await tap(/^New sheet/);
      for (const [i, row] of (SAMPLE_SHEET['companies'] ?? []).entries()) {
        if (i < 3) continue; // the rulebook names three
        await tap(`Companies, ${i + 1}: Name, empty`);
        await page.getByRole('textbox').last().fill(String(row['name']));
        await tap('Next cell');
        await tap(capital(String(row['colour'])));
      }
      const [first, ...others] = SAMPLE_SHEET['stretches'] ?? [];
      await tap('Price lists of the track, line 1: To, empty');
      await figure(Number(first?.['to']));
      for (const rank of RANKS) await figure(Number(first?.[rank]));
      await tap('Type several');
      const lists = others.map(row => [row['from'], row['to'], ...RANKS.map(r => row[r])]);
      await several(lists.flat().slice(1)); // the new line begins after the last one by itself
      await tap('Prices at END, END: 1st, empty');
      await several(RANKS.map(r => SAMPLE_SHEET['end']?.[0]?.[r]));
      await page.getByText('Every figure is there.').waitFor();
    },

    nameSeats: async (names: readonly string[]) => {
      for (const [i, name] of names.entries())
        await page.getByRole('textbox', { name: `Seat ${i + 1}`, exact: true }).fill(name);
    },

    /** Plays what is given, waiting each time until the desk asks what the rules ask; says how many taps it took. */
    play: async (from: Table, actions: readonly AnyAction[], names: readonly string[]) => {
      let table = from;
      let count = 0;
      let mostInTrade = 0;
      let inTrade = 0;
      for (const [i, action] of actions.entries()) {
        const { phase } = spekulation.open(table).state;
        const ruling = spekulation.play(table, action);
        if (!ruling.ok) throw new Error(ruling.reason);
        table = ruling.table;
        const trade = phase.name === 'trade' ? phase.trades[phase.by] : undefined;
        const both = trade?.bought !== undefined && trade.sold !== undefined;
        const first =
          action.type === 'draw' && spekulation.open(table).state.turnNo === 1 && phase.name === 'draw';
        const needed = action.type === 'done' && both ? [] : taps(action).slice(first ? 1 : 0);
        for (const name of needed) await tap(name);
        count += needed.length;
        inTrade = phase.name === 'trade' ? inTrade + needed.length : 0;
        mostInTrade = Math.max(mostInTrade, inTrade);
        if (action.type === 'done') inTrade = 0;
        const next = actions[i + 1];
        const state = spekulation.open(table).state.phase;
        const open = state.name === 'trade' ? state.trades[state.by] : undefined;
        if (next?.type === 'done' && open?.bought !== undefined && open.sold !== undefined) continue;
        const { actor, asks } = spekulation.status(table);
        if (actor === undefined) continue;
        const name = names[spekulation.open(table).players.findIndex(id => player(id) === actor)];
        await page.locator(`[aria-label^="${name}, "][aria-label$="to act"]`).first().waitFor();
        await page
          .getByText(en.status[asks.key as keyof typeof en.status], { exact: true })
          .first()
          .waitFor();
      }
      return { table, count, mostInTrade };
    },
  };
};
