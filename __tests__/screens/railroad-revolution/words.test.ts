import { tableWords } from '@/components/desk/table-words';
import { i18n } from '@/components/i18n/i18n';
import { bonusWords, conditionWords } from '@/components/railroad-revolution/words';
import { railroadRevolution as game } from '@/rules/railroad-revolution';
import { board } from '@/rules/railroad-revolution/board';
import { SAMPLE_SHEET } from '@/rules/railroad-revolution/examples';

for (const language of ['en', 'de'] as const)
  i18n.addResourceBundle(language, game.id, game.text[language], true, true);
const words = (language: 'en' | 'de') => tableWords(game.id, language, '$', id => id);

test('one of a thing is said as one', () => {
  const { firsts, cityTiles } = board(SAMPLE_SHEET);
  expect(bonusWords(words('en'), firsts['3'])).toBe('+1 share, promote 1');
  expect(bonusWords(words('en'), firsts['Washington'])).toBe('+2 shares');
  expect(bonusWords(words('de'), firsts['1'])).toBe('$50 zahlen, eine Lokomotive umdrehen');
  expect(bonusWords(words('de'), cityTiles['2']?.reward)).toBe('3 Schritte');
  expect(conditionWords(words('en'), { is: 'stations', of: 3, count: 1 })).toBe('1 station in group 3');
  expect(conditionWords(words('de'), { is: 'terrain-rails', of: 2, count: 3 })).toBe(
    '3 Gleise, Dreiecke auf jedem: genau 2',
  );
});

test('no colour is given an article that does not fit', () => {
  const { actions, offers, reasons } = game.text.en;
  const all = Object.entries({ actions, offers, reasons }).flatMap(([part, texts]) =>
    Object.keys(texts).map(key =>
      words('en')(`${part}.${key}`, { worker: 'orange', colour: 'orange', by: 'Ann' }),
    ),
  );
  expect(all.filter(text => text.includes('orange')).length).toBeGreaterThan(10);
  expect(all.filter(text => /\ba orange/i.test(text))).toEqual([]);
});
