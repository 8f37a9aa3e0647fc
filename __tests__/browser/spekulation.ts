import type { Page } from 'playwright-core';

import { COMPANIES, DISTANCES, RANKS } from '../../rules/spekulation/data';
import { SAMPLE_SHEET } from '../../rules/spekulation/examples';

/** Spekulation by taps: everything a banker does, done with a finger on the built app. */
export const hand = (page: Page) => {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const tap = async (name: string | RegExp) => {
    await button(name).tap();
  };

  const digits = async (n: number) => {
    for (const digit of String(Math.abs(n))) await tap(`Digit ${digit}`);
    if (n < 0) await tap('Minus sign');
    await tap('Next cell');
  };

  const type = async (text: string) => {
    await page.keyboard.insertText(text);
  };

  return {
    button,
    tap,

    /** The sample board, typed in: names and colours, one list digit by digit, the others as a run. */
    fillSheet: async () => {
      await tap(/^New sheet/);
      const names = SAMPLE_SHEET['companies'] ?? [];
      for (const [i, row] of names.entries()) {
        if (i < 3) continue;
        await tap(`Companies, ${i + 1}: Name, empty`);
        await type(String(row['name']));
        await tap('Next cell');
        const colour = String(row['colour']);
        await tap(colour.charAt(0).toUpperCase() + colour.slice(1));
      }
      const [first, ...others] = SAMPLE_SHEET['stretches'] ?? [];
      await tap('Price lists of the track, line 1: To, empty');
      await digits(Number(first?.['to']));
      for (const rank of RANKS) await digits(Number(first?.[rank]));
      await tap('Type several');
      const run = others.flatMap(row => [row['to'], ...RANKS.map(r => row[r]), Number(row['to']) + 1]);
      await page.getByLabel('Type several').last().fill(run.slice(0, -1).join(' '));
      await tap('Fill in');
      await tap('Prices at END, END: 1st, empty');
      const [end] = SAMPLE_SHEET['end'] ?? [];
      await page
        .getByLabel('Type several')
        .last()
        .fill(RANKS.map(r => end?.[r]).join(' '));
      await tap('Fill in');
      await page.getByText('Every figure is there.').waitFor();
    },

    nameSeats: async (names: readonly string[]) => {
      for (const [i, name] of names.entries())
        await page.getByRole('textbox', { name: `Seat ${i + 1}`, exact: true }).fill(name);
    },

    draw: async (tile: string, distance: number) => {
      await tap(tile);
      await tap(`Distance ${distance}`);
    },
    pass: async (times: number) => {
      for (let i = 0; i < times; i++) await tap('No trade');
    },
    cards: async (...cards: readonly string[]) => {
      for (const card of cards) await tap(card);
      await tap('Move the stones');
    },
  };
};

export { COMPANIES, DISTANCES };
