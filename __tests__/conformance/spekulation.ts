import { balance, player, type PlayerId } from '../../rules/kernel/ledger';
import type { Missing, Sheet } from '../../rules/kernel/sheet';
import { cashOf, heldBy, type Step, type Table } from '../../rules/kernel/table';
import type { Ruling } from '../../rules/kernel/ruling';
import { spekulation } from '../../rules/spekulation';
import { distancesIn, tilesIn } from '../../rules/spekulation/bags';
import { COLOURS, COMPANIES, DISTANCES, RANKS, type CompanyId } from '../../rules/spekulation/data';
import { prices, ranks } from '../../rules/spekulation/track';
import { compare, type Adapter, type Report } from './adapter';

interface SampleSheet {
  readonly companies: readonly (string | null)[];
  readonly startPrice: number | null;
  readonly moveTiles: readonly (number | null)[];
  readonly stretches: readonly {
    readonly from: number | null;
    readonly to: number | null;
    readonly prices: readonly (number | null)[];
  }[];
  readonly end: readonly (number | null)[];
}

interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly why: string;
}

interface Info {
  readonly action?: string;
  readonly move?: number;
  readonly company?: string;
  readonly cards?: Readonly<Record<string, string>>;
}

interface TranscriptStep {
  readonly i: number;
  readonly type: string;
  readonly actor: string;
  readonly info: Info;
  readonly refused?: string;
  readonly ledger: readonly Payment[];
  readonly after: unknown;
}

interface Transcript {
  readonly players: readonly string[];
  readonly options: {
    readonly startPlayer: string;
    readonly deal: Readonly<Record<string, string>>;
    readonly sheet: SampleSheet;
  };
  readonly setup: { readonly ledger: readonly Payment[] };
  readonly initial: unknown;
  readonly steps: readonly TranscriptStep[];
  readonly result: unknown;
}

interface Cases {
  readonly cases: readonly Transcript[];
  readonly sheets: readonly {
    readonly name: string;
    readonly sheet: SampleSheet;
    readonly missing: readonly string[];
  }[];
}

const cells = (ids: readonly string[], values: readonly (number | null)[]) =>
  Object.fromEntries(ids.map((id, i) => [id, values[i] ?? null]));

const sheetOf = (s: SampleSheet): Sheet => ({
  companies: COMPANIES.map((id, i) => ({ id, name: s.companies[i] ?? null, colour: COLOURS[i] ?? null })),
  board: [{ id: 'board', side: 'plain', startPrice: s.startPrice }],
  tiles: [{ id: 'tiles', ...cells(DISTANCES, s.moveTiles) }],
  stretches: s.stretches.map(({ from, to, prices: list }, i) => ({
    id: `s${i + 1}`,
    from,
    to,
    ...cells(RANKS, list),
  })),
  end: [{ id: 'end', ...cells(RANKS, s.end) }],
});

/** A missing cell as the transcripts name it. */
const cellName = ({ table, row, column, problem, at }: Missing): string => {
  if (problem === 'gap') return `stretches: field ${at} has no list`;
  const rank = RANKS.findIndex(r => r === column);
  const index = Number(row.slice(1)) - 1;
  switch (table) {
    case 'tiles':
      return `moveTiles[${DISTANCES.findIndex(d => d === column)}]`;
    case 'stretches':
      return rank < 0 ? `stretches[${index}].${column}` : `stretches[${index}].prices[${rank}]`;
    case 'end':
      return `end[${rank}]`;
    case 'companies':
      return `companies[${index}]`;
    default:
      return column;
  }
};

const replayGame = (document: Transcript, report: Report, label = ''): void => {
  const { players: names, options } = document;
  const ids = names.map((_, i): PlayerId => `p${i + 1}`);
  const idOf = (name: string): string => ids[names.indexOf(name)] ?? name;
  const nameOf = (id: string): string => names[ids.findIndex(p => p === id)] ?? id;
  const companyName = (c: CompanyId): string => options.sheet.companies[COMPANIES.indexOf(c)] ?? c;
  const companyId = (name: string): string => COMPANIES[options.sheet.companies.indexOf(name)] ?? name;
  const cardName = (card: string): string =>
    card === 'holiday' ? 'Bank Holiday' : companyName(card as CompanyId);
  const byName = <T>(of: (c: CompanyId) => T) =>
    Object.fromEntries(COMPANIES.map(c => [companyName(c), of(c)]));
  const byPlayer = <T>(of: (id: PlayerId) => T) => Object.fromEntries(ids.map(id => [nameOf(id), of(id)]));
  const at = (i: number | string): string => (label === '' ? String(i) : `${label}: ${i}`);

  const stateOf = (table: Table) => {
    const t = spekulation.open(table);
    const { phase, turn, turnNo, out, gone, arrived, stones } = t.state;
    const rank = ranks(t.state);
    const price = prices(t.board, t.state);
    const waits = phase.name === 'trade' ? phase.by : phase.name === 'over' ? undefined : turn;
    return {
      phase: phase.name,
      turnNo,
      turn: nameOf(turn),
      toAct: waits === undefined ? null : nameOf(waits),
      players: byPlayer(id => ({
        cash: cashOf(t, player(id)),
        shares: byName(c => heldBy(t, id, `share:${c}`)),
      })),
      bank: byName(c => balance(t.books, 'bank', `share:${c}`)),
      stones: byName(c => stones[c]),
      ranks: byName(c => (rank[c] === 0 ? null : rank[c])),
      prices: byName(c => price[c]),
      atEnd: arrived.map(companyName),
      drawn: 'drawn' in phase ? { action: phase.drawn.tile, move: phase.drawn.distance } : null,
      trade:
        phase.name === 'trade'
          ? Object.fromEntries(
              (['bought', 'sold'] as const).map(k => {
                const company = phase.trades[phase.by]?.[k];
                return [k, company === undefined ? null : companyName(company)];
              }),
            )
          : null,
      tilesOut: { action: [...out.tiles].sort(), move: [...out.distances].sort((a, b) => a - b) },
      bags: { action: tilesIn(t), move: [...distancesIn(t)].sort((a, b) => a - b) },
      gone: byPlayer(id => (gone[id] ?? []).map(cardName)),
      circulation: ids.reduce((sum, id) => sum + cashOf(t, player(id)), 0),
    };
  };

  const payments = (step: Step): readonly Payment[] =>
    step.entries
      .filter(e => e.unit === 'cash')
      .map(({ from, to, amount, why, about }) => {
        const account = (a: string): string =>
          a.startsWith('player:') ? nameOf(a.slice('player:'.length)) : a === 'mint' ? 'bank' : a;
        const what = about === undefined ? why : `${why} ${companyName(about as CompanyId)}`;
        return { from: account(from), to: account(to), amount, why: what };
      });

  const actionsOf = ({ type, actor, info }: TranscriptStep): readonly unknown[] => {
    const by = idOf(actor);
    switch (type) {
      case 'draw':
        return [{ type, by, tile: info.action, distance: info.move }];
      case 'cards':
        return [
          ...Object.entries(info.cards ?? {}).map(([name, card]) =>
            card === 'Bank Holiday'
              ? { type: 'holiday', by: idOf(name) }
              : { type: 'card', by: idOf(name), company: companyId(card) },
          ),
          { type: 'move' },
        ];
      case 'done':
        return [{ type, by }];
      default:
        return [{ type, by, company: companyId(info.company ?? '') }];
    }
  };

  /** All of a step's actions, or nothing. */
  const enter = (table: Table, actions: readonly unknown[]): Ruling<Step> => {
    let all: Step = { ok: true, table, entries: [], events: [] };
    for (const action of actions) {
      const ruling = spekulation.play(all.table, action);
      if (!ruling.ok) return ruling;
      all = { ...ruling, entries: [...all.entries, ...ruling.entries] };
    }
    return all;
  };

  const started = spekulation.start({
    players: ids,
    options: { start: idOf(options.startPlayer), memory: true },
    sheet: sheetOf(options.sheet),
  });
  if (!started.ok) {
    report.mismatch({ step: at('start'), field: 'refused', expected: undefined, came: started });
    return;
  }
  compare(report, at('setup'), 'ledger', document.setup.ledger, payments(started));
  const seats = [...ids.slice(ids.indexOf(idOf(options.startPlayer) as PlayerId)), ...ids].slice(
    0,
    ids.length,
  );
  const dealt = enter(
    started.table,
    seats.map(by => ({ type: 'deal', by, company: companyId(options.deal[nameOf(by)] ?? '') })),
  );
  if (!dealt.ok) {
    report.mismatch({ step: at('deal'), field: 'refused', expected: undefined, came: dealt });
    return;
  }
  let table = dealt.table;
  compare(report, at('initial'), 'state', document.initial, stateOf(table));
  for (const step of document.steps) {
    report.step();
    const ruling = enter(table, actionsOf(step));
    const came = ruling.ok ? undefined : ruling.rule;
    if (came !== step.refused)
      report.mismatch({ step: at(step.i), field: 'refused', expected: step.refused, came });
    if (ruling.ok) {
      compare(report, at(step.i), 'ledger', step.ledger, payments(ruling));
      table = ruling.table;
    }
    compare(report, at(step.i), 'after', step.after, stateOf(table));
  }
  if (document.result === null) return;
  const standings = spekulation.standings(table);
  const t = spekulation.open(table);
  const worth = (id: PlayerId): number => standings.find(s => s.player === id)?.worth ?? NaN;
  compare(report, at('result'), 'result', document.result, {
    winners: ids.filter(id => standings.some(s => s.player === id && s.place === 1)).map(nameOf),
    totals: byPlayer(worth),
    shareValue: byPlayer(id => worth(id) - cashOf(t, player(id))),
    cash: byPlayer(id => cashOf(t, player(id))),
    turns: t.state.turnNo,
    atEnd: t.state.arrived.map(companyName),
  });
};

const replayCases = ({ cases, sheets }: Cases, report: Report): void => {
  for (const [i, one] of cases.entries()) replayGame(one, report, `case ${i}`);
  for (const { name, sheet, missing } of sheets) {
    report.step();
    compare(report, name, 'missing', missing, spekulation.missing(sheetOf(sheet)).map(cellName));
  }
};

export const spekulationAdapter: Adapter = {
  formats: ['spekulation-transcript/1', 'spekulation-cases/1'],
  replay: (document, report) => {
    const { format } = document as { readonly format: string };
    if (format === 'spekulation-cases/1') replayCases(document as Cases, report);
    else replayGame(document as Transcript, report);
  },
};
