import { formatMoney, formatNumber, formatWhen } from '@/components/i18n/format';
import { gameLookup, registerGameWords } from '@/components/i18n/i18n';

describe('amounts', () => {
  test.each([
    [1150, {}, '$1,150'],
    [1150, { language: 'de' }, '$1.150'],
    [-4, {}, '\u2212$4'],
    [84, { change: true }, '+$84'],
    [84, {}, '$84'],
    [0, { change: true }, '$0'],
    [-0, {}, '$0'],
    [12345678, { sign: '€', language: 'de' }, '€12.345.678'],
    [Infinity, {}, '∞'],
  ] as const)('%p is written with its sign, minus before it', (amount, format, written) => {
    expect(formatMoney(amount, format)).toBe(written);
  });

  test('numbers carry separators but no sign of currency', () => {
    expect(formatNumber(-1000, 'de')).toBe('\u22121.000');
  });
});

describe('when', () => {
  const now = new Date(2026, 10, 18, 21, 42).getTime();
  test.each([
    [new Date(2026, 10, 18, 9, 5), '09:05', '09:05'],
    [new Date(2026, 10, 15, 23, 0), 'Sun', 'So'],
    [new Date(2026, 10, 8, 12, 0), '8 Nov', '8. Nov'],
    [new Date(2025, 10, 8, 12, 0), '8 Nov 2025', '8. Nov. 2025'],
  ])('%p is said as short as it can be', (at, english, german) => {
    expect(formatWhen(at.getTime(), now, 'en')).toBe(english);
    expect(formatWhen(at.getTime(), now, 'de')).toContain(german);
  });
});

describe('a game’s words', () => {
  registerGameWords('test-game', {
    en: { refusal: { low: 'At least {{least, money}}' }, gets: '{{name}} {{amount, change}}' },
    de: { refusal: { low: 'Mindestens {{least, money}}' }, gets: '{{name}} {{amount, change}}' },
  });

  test('are found by the game’s id, with the table’s currency', () => {
    expect(gameLookup('test-game', 'en', '£')('refusal.low', { least: 1150 })).toBe('At least £1,150');
    expect(gameLookup('test-game', 'de', '$')('refusal.low', { least: 1150 })).toBe('Mindestens $1.150');
  });

  test('say the plus of a change', () => {
    expect(gameLookup('test-game', 'en', '$')('gets', { name: 'Ben', amount: 84 })).toBe('Ben +$84');
  });
});
