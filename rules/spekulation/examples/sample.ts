import type { Example } from '../../kernel/example';
import { player, type PlayerId } from '../../kernel/ledger';
import type { Sheet } from '../../kernel/sheet';
import { COLOURS, COMPANIES, RANKS, type CompanyId } from '../data';
import { deal } from '../refusals';
import { ALL_AT_START, prices, ranks } from '../track';
import type { Action, Board, Options, Phase, SpekulationTable, State, Track } from '../types';

export type Row = Example<State, Action, Board, Options>;

const list = (prices: readonly number[]) => Object.fromEntries(RANKS.map((r, i) => [r, prices[i] ?? null]));

/** Invented figures, made for tests only: they are on no printed board, and the app does not carry them. */
export const SAMPLE_SHEET: Sheet = {
  companies: ['Metro', 'Timbuktu', 'Alhambra', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'].map((name, i) => ({
    id: COMPANIES[i] ?? '',
    name,
    colour: COLOURS[i] ?? null,
  })),
  board: [{ id: 'board', side: 'plain', startPrice: 20 }],
  tiles: [{ id: 'tiles', d1: 1, d2: 2, d3: 3, d4: 4, d5: 5, d6: 6 }],
  stretches: [
    { id: 's1', from: 1, to: 20, ...list([31, 27, 23, 19, 11, 7, 1, -5]) },
    { id: 's2', from: 21, to: 40, ...list([53, 41, 33, 21, 13, 0, -11, -17]) },
    { id: 's3', from: 41, to: 59, ...list([79, 61, 43, 29, 3, -13, -19, -31]) },
  ],
  end: [{ id: 'end', ...list([101, 83, 67, 47, 37, 17, 9, -7]) }],
};

export const [METRO, TIMBUKTU, ALHAMBRA, VIER, FUENF, SECHS, SIEBEN, ACHT] = COMPANIES;

export const stones = (
  fields: Partial<Record<CompanyId, number>>,
  arrived: readonly CompanyId[] = [],
): Track => ({
  stones: { ...ALL_AT_START.stones, ...fields },
  arrived,
});

const DRAWN = { tile: 'none', distance: 3 } as const;
export const CARDS_ASKED: Phase = { name: 'cards', drawn: DRAWN, played: {} };
export const DRAW_ASKED: Phase = { name: 'draw' };
export const TRADE = {
  name: 'trade',
  drawn: { tile: 'trade', distance: 3 },
  by: 'p1',
  trades: { p1: {} },
} as const satisfies Phase;
export const position = (step: 1 | -1): Phase => ({
  name: 'position',
  drawn: { tile: step === 1 ? 'plus' : 'minus', distance: 3 },
  step,
});

/** A table in mid-game: this phase, these stones, and whatever else is named. */
export const given = (phase: Phase, track: Track = ALL_AT_START, rest: Partial<State> = {}) => ({
  state: { ...track, turnNo: 2, phase, ...rest },
});

export const laid = (...cards: readonly (CompanyId | 'holiday')[]): readonly Action[] =>
  cards.map((card, i): Action => {
    const by: PlayerId = `p${i + 1}`;
    return card === 'holiday' ? { type: 'holiday', by } : { type: 'card', by, company: card };
  });

export const dealt = (...companies: readonly CompanyId[]): readonly Action[] =>
  companies.map((company, i): Action => ({ type: 'deal', by: `p${i + 1}`, company }));

export const field = (c: CompanyId) => (t: SpekulationTable) => t.state.stones[c];
export const price = (c: CompanyId) => (t: SpekulationTable) => prices(t.board, t.state)[c];
export const rank = (c: CompanyId) => (t: SpekulationTable) => ranks(t.state)[c];
export const phase = (t: SpekulationTable) => t.state.phase.name;
export const share = (c: CompanyId, id: PlayerId, n = 1) => [deal(c, 'bank', player(id), n, 'dealt')];
export const DONE: readonly Action[] = [
  { type: 'done', by: 'p1' },
  { type: 'done', by: 'p2' },
  { type: 'done', by: 'p3' },
];
export const MOVE: Action = { type: 'move' };
export const seven = stones({ c1: 12, c2: 9, c3: 15, c4: 11, c5: 3, c6: 13, c7: 17, c8: 10 });
