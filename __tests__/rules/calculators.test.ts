import { calcValues, type Calculator, type CalcValues } from '../../rules/kernel/calculator';
import type { Game } from '../../rules/kernel/game';
import { gameById, GAMES } from '../../rules/registry';

const ALL = GAMES.flatMap(game => game.calculators.map(c => [`${game.id}/${c.id}`, game, c] as const));

const answerOf = (gameId: string, id: string, values: CalcValues): unknown => {
  const calculator = gameById(gameId)?.calculators.find(c => c.id === id);
  if (calculator === undefined) throw new Error(`no calculator ${gameId}/${id}`);
  const answer = calculator.work(calcValues(calculator, values)).find(l => l.answer === true);
  return answer?.amount ?? answer?.value ?? answer?.key;
};

test.each([
  ['chicago-express', 'dividend', { income: 16, sold: 3, held: 2 }, 12],
  ['chicago-express', 'dividend', { income: 17, sold: 2, held: 2 }, 18],
  ['chicago-express', 'bid', { income: 22, sold: 2 }, 8],
  [
    'chicago-express',
    'expansion',
    { printed1: 2, there1: 0, printed2: 2, there2: 1, printed3: 0, there3: 0 },
    6,
  ],
  ['chicago-express', 'end', { locomotives: 0, shares: 3, houses: 20, detroit: 1 }, 'last'],
  ['chicago-express', 'end', { locomotives: 2, shares: 2, houses: 4, detroit: 7 }, 'goesOn'],
  ['1830', 'dividend', { revenue: 50, pool: 2, offering: 3, price: 100, row: 1 }, 5],
  ['1830', 'sale', { shares: 3, inPool: 0, price: 100, row: 1 }, 300],
  ['1830', 'president', { president: 3, rival: 3 }, 'stays'],
  ['1830', 'president', { president: 3, rival: 4 }, 'passes'],
  ['1830', 'certificates', { players: 4, shares: 8, presidencies: 1, privates: 1 }, 8],
  ['1830', 'train', { train: 'D' }, 1100],
  ['1830', 'worth', { cash: 400, privates: 20, shares1: 5, price1: 100 }, 920],
  ['1830', 'capital', { par: '82' }, 820],
] as const)('%s, %s: %j gives %p', (game, id, values, is) => {
  expect(answerOf(game, id, values)).toBe(is);
});

const extremes = (c: Calculator): readonly CalcValues[] => {
  const pick = (which: 'min' | 'max') =>
    Object.fromEntries(c.fields.map(f => [f.id, f.kind === 'number' ? f[which] : f.default]));
  const choices = c.fields.flatMap(f => (f.kind === 'choice' ? f.choices.map(x => ({ [f.id]: x })) : []));
  return [{}, pick('min'), pick('max'), ...choices, { income: 'many', row: NaN, train: 'X' }];
};

test.each(ALL)('%s answers every figure it takes, in words of both languages', (_name, game: Game, c) => {
  for (const values of extremes(c)) {
    const lines = c.work(calcValues(c, values));
    expect(lines.length).toBeGreaterThan(0);
    for (const words of [game.text.en.calc?.[c.id], game.text.de.calc?.[c.id]]) {
      expect(words?.title).toMatch(/\S/);
      for (const f of c.fields) expect(words?.fields[f.id]).toMatch(/\S/);
      for (const line of lines) expect(words?.lines[line.key]).toMatch(/\S/);
    }
    for (const line of lines)
      if (line.amount !== undefined) expect(Number.isSafeInteger(line.amount)).toBe(true);
  }
});

test('every game but the free bank has calculators and a reference card with a rule on every line', () => {
  for (const game of GAMES.filter(g => g.id !== 'free-bank')) {
    expect([game.id, game.calculators.length > 0]).toEqual([game.id, true]);
    for (const words of [game.text.en, game.text.de]) {
      expect(Object.keys(words.card ?? {})).toContain('mistakes');
      const lines = Object.values(words.card ?? {}).flatMap(s => s.lines);
      expect([game.id, lines.length >= 10]).toEqual([game.id, true]);
      for (const line of lines) expect(line.rule).toMatch(/\S/);
    }
  }
});
