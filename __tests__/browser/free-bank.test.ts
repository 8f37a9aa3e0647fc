import type { Page } from 'playwright-core';

import { openApp } from './harness';

const WORDS = {
  en: {
    sample: /^Free bank\./,
    asks: 'Who pays whom?',
    bank: 'Bank',
    everybody: 'Everybody',
    other: 'Other amount',
    digit: 'Digit',
    pay: 'Pay $35',
    paid: 'Anna pays Ben $20',
    undo: 'Undo: Anna pays Ben $35',
    refused: 'Anna has $130 and cannot pay $500.',
    instead: 'Anna pays Ben $130',
    payTooMuch: 'Pay $500',
    menu: 'Menu',
    note: 'Note',
    noteText: 'Text',
    writeIt: 'Write it down',
    noted: 'Note: a round of coffee',
    ledger: 'Ledger',
    back: 'Back',
    close: 'Close the game',
    result: 'See the result',
    wins: 'Ben wins',
    amount: '$270',
  },
  de: {
    sample: /^Freie Bank\./,
    asks: 'Wer zahlt an wen?',
    bank: 'Bank',
    everybody: 'Alle',
    other: 'Anderer Betrag',
    digit: 'Ziffer',
    pay: '$35 zahlen',
    paid: 'Anna zahlt $20 an Ben',
    undo: 'Rückgängig: Anna zahlt $35 an Ben',
    refused: 'Anna hat $130 und kann $500 nicht zahlen.',
    instead: 'Anna zahlt $130 an Ben',
    payTooMuch: '$500 zahlen',
    menu: 'Menü',
    note: 'Notiz',
    noteText: 'Text',
    writeIt: 'Aufschreiben',
    noted: 'Notiz: a round of coffee',
    ledger: 'Kassenbuch',
    back: 'Zurück',
    close: 'Spiel abschließen',
    result: 'Zum Ergebnis',
    wins: 'Ben gewinnt',
    amount: '$270',
  },
} as const;

const tap = (page: Page, ...names: readonly string[]) =>
  names.reduce(
    (before, name) =>
      before.then(() =>
        page.getByRole('button', { name, exact: true }).and(page.locator(':visible')).first().click(),
      ),
    Promise.resolve(),
  );
const digits = (page: Page, word: string, number: string) =>
  tap(page, ...[...number].map(d => `${word} ${d}`));

test.each(['en', 'de'] as const)('the free bank is played through at phone size, in %s', async language => {
  const w = WORDS[language];
  const app = await openApp('/', { language });
  const { page } = app;
  page.setDefaultTimeout(8000);
  const says = (words: string) =>
    page.getByText(words, { exact: true }).locator('visible=true').first().waitFor();
  const has = (words: string) => page.getByLabel(words, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: w.sample }).click();
  await says(w.asks);

  await tap(page, 'Anna', 'Ben', '$20');
  await has('Anna, $80');
  await has('Ben, $120');
  await tap(page, w.bank, w.everybody, '$50');
  await has('Deniz, $150');
  await tap(page, 'Anna', 'Ben', w.other);
  await digits(page, w.digit, '35');
  await tap(page, w.pay);
  await has('Anna, $95');
  await tap(page, w.undo);
  await has('Anna, $130');

  await tap(page, 'Anna', 'Ben', w.other);
  await digits(page, w.digit, '500');
  await tap(page, w.payTooMuch);
  await says(w.refused);
  await tap(page, w.instead);
  await has('Anna, $0');
  await has('Ben, $300');
  await tap(page, 'Ben', 'Anna', '$20');
  await tap(page, 'Ben', 'Anna', '$10');
  await has('Ben, $270');

  await tap(page, w.menu);
  await page.getByRole('menuitem', { name: w.note, exact: true }).click();
  await page.getByLabel(w.noteText, { exact: true }).fill('a round of coffee');
  await tap(page, w.writeIt);
  await page.getByText(w.noted).locator('visible=true').first().waitFor();

  await page.reload();
  await has('Ben, $270');
  await tap(page, w.ledger);
  await says(w.paid);
  await tap(page, w.back);

  await tap(page, w.close, w.result);
  await says(w.wins);
  await says(w.amount);
  expect(app.problems).toEqual([]);
  expect(app.foreign).toEqual([]);
  await app.close();
});

test('a second window of the same table only reads, says so, and can take over', async () => {
  const app = await openApp('/');
  await app.page.getByRole('button', { name: WORDS.en.sample }).click();
  await app.page.getByText(WORDS.en.asks).first().waitFor();
  const second = await app.context.newPage();
  await second.goto(app.page.url());
  await second.getByText('Another window has this table. This one only reads.').waitFor();
  await tap(app.page, 'Anna', 'Ben', '$20');
  await second.getByLabel('Ben, $120', { exact: true }).waitFor();

  await tap(second, 'Take over');
  await second.getByText('Another window has this table.').waitFor({ state: 'hidden' });
  await app.page.getByText('Another window has this table. This one only reads.').waitFor();
  await tap(second, 'Ben', 'Clara', '$50');
  await app.page.getByLabel('Clara, $150', { exact: true }).waitFor();
  await app.close();
});
