import fc from 'fast-check';

import { player } from '../../../rules/kernel/ledger';
import type { Table } from '../../../rules/kernel/table';
import { cashOf } from '../../../rules/kernel/table';
import { spekulation } from '../../../rules/spekulation';
import { cardsLeft, distancesIn, tilesIn } from '../../../rules/spekulation/bags';
import { COMPANIES, END } from '../../../rules/spekulation/data';
import { SAMPLE_SHEET } from '../../../rules/spekulation/examples';
import { holdersOf, positionChoices, quotes, whatIf, worthOn } from '../../../rules/spekulation/preview';
import type { SpekulationTable } from '../../../rules/spekulation/types';

const start = (n: number): Table => {
  const players = Array.from({ length: n }, (_, i) => `p${i + 1}` as const);
  const ruling = spekulation.start({ players, options: { start: 'p1', memory: true }, sheet: SAMPLE_SHEET });
  if (!ruling.ok) throw new Error(ruling.reason);
  return ruling.table;
};

/** Walks random games and shows every table on the way together with the one after it. */
const walk = (visit: (before: SpekulationTable, after: SpekulationTable, type: string) => void): void =>
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 6 }),
      fc.array(fc.nat(9999), { minLength: 400, maxLength: 400 }),
      (n, choices) => {
        let table = start(n);
        for (const choice of choices) {
          const offers = spekulation.legal(table);
          const action = offers[choice % offers.length]?.action;
          if (action === undefined) return;
          const ruling = spekulation.play(table, action);
          if (!ruling.ok) throw new Error(ruling.reason);
          visit(spekulation.open(table), spekulation.open(ruling.table), action.type);
          table = ruling.table;
        }
      },
    ),
    { numRuns: 15 },
  );

test('what a movement was thought to do is what it does', () => {
  walk((before, after, type) => {
    const { phase } = before.state;
    if (type !== 'move' || phase.name !== 'cards') return;
    const thought = whatIf(before, phase.played, phase.drawn.distance);
    expect(thought.track.stones).toEqual(after.state.stones);
    expect(thought.track.arrived).toEqual(after.state.arrived);
    expect(thought.quotes).toEqual(quotes(after, after.state));
  });
});

test('a chosen position is the one that was shown', () => {
  walk((before, after, type) => {
    const { phase } = before.state;
    if (type !== 'position' || phase.name !== 'position') return;
    const moved = COMPANIES.find(c => before.state.stones[c] !== after.state.stones[c]);
    const choice = positionChoices(before, phase.step).find(c => c.company === moved);
    expect(choice?.quotes).toEqual(quotes(after, after.state));
    expect(choice?.to).toBe(moved && after.state.stones[moved]);
  });
});

test('no two stones share a field of the track, and every rank is held once', () => {
  walk((_before, { state, board, players, books, ...rest }) => {
    const running = Object.values(state.stones).filter(f => f > 0 && f < END);
    expect(new Set(running).size).toBe(running.length);
    const table = { state, board, players, books, ...rest };
    const ranked = quotes(table, state).filter(q => q.rank > 0);
    expect(ranked.map(q => q.rank)).toEqual(ranked.map((_, i) => i + 1));
  });
});

test('tiles are in the bags or out, cards in hand or gone, shares held or in the bank', () => {
  walk((_before, after) => {
    const { state, players, board } = after;
    const inBag = Object.values(tilesIn(after)).reduce((a, b) => a + b, 0);
    expect(inBag + state.out.tiles.length).toBe(6);
    expect(distancesIn(after).length + state.out.distances.length).toBe(board.distances.length);
    for (const id of players) expect(cardsLeft(after, id).length + (state.gone[id]?.length ?? 0)).toBe(9);
  });
});

test('worth is cash and the shares at the prices shown', () => {
  walk((_before, after) => {
    const shown = quotes(after, after.state);
    const standings = spekulation.standings(after);
    for (const id of after.players) {
      const shares = shown.reduce((sum, q) => {
        const held = holdersOf(after, q.company).find(h => h.player === id)?.n ?? 0;
        return sum + held * q.price;
      }, 0);
      expect(worthOn(after, id, after.state)).toBe(cashOf(after, player(id)) + shares);
      expect(standings.find(s => s.player === id)?.worth).toBe(cashOf(after, player(id)) + shares);
    }
  });
});

test('a correction sets a stone and whose turn begins, and nothing off the track', () => {
  const table = start(3);
  const set = (id: string, value: string | number) =>
    spekulation.correct(table, { entries: [], settings: [{ id, value }], note: 'misread' });
  const moved = set('stone:c1', 60);
  expect(moved.ok && spekulation.open(moved.table).state.arrived).toEqual(['c1']);
  expect(set('stone:c1', 61).ok).toBe(false);
  expect(set('turn', 'p2').ok).toBe(false);
  expect(spekulation.settings(table)).toHaveLength(9);
});
