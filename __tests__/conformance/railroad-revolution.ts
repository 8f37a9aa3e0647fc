import type { AnyAction } from '../../rules/kernel/action';
import { player, type PlayerId } from '../../rules/kernel/ledger';
import type { Cell, Row, Sheet } from '../../rules/kernel/sheet';
import type { Table } from '../../rules/kernel/table';
import { railroadRevolution as game } from '../../rules/railroad-revolution';
import { tradeStack } from '../../rules/railroad-revolution/apply/trade';
import { pile } from '../../rules/railroad-revolution/apply/turn-end';
import { COLOURS, LOCOMOTIVES, TRACKS } from '../../rules/railroad-revolution/data';
import {
  byArea,
  cash,
  commonSupply,
  companyOf,
  faces,
  leftOfLogo,
  onBoard,
  promoted,
  shares,
  stack,
  workersAt,
  type Workers,
} from '../../rules/railroad-revolution/pieces';
import { actorOf, turnsLeft, turnsOf } from '../../rules/railroad-revolution/rounds';
import { scoreLines, wealthOf } from '../../rules/railroad-revolution/score';
import type { RailTable } from '../../rules/railroad-revolution/types';
import { compare, type Adapter, type Report } from './adapter';

type Json = Readonly<Record<string, unknown>>;
interface FileBonus {
  readonly workers?: readonly (readonly string[])[];
  readonly [effect: string]: unknown;
}
interface FileTile {
  readonly id: string;
  readonly group?: number;
  readonly reward: FileBonus;
  readonly first: FileBonus;
}
interface FileCondition {
  readonly kind: string;
  readonly group?: number;
  readonly terrain?: number;
  readonly count: number;
}
interface FileGate {
  readonly at: number;
  readonly pay?: number;
  readonly shares?: number;
  readonly worker?: number;
}
interface FileSheet {
  readonly areas: readonly Row[];
  readonly logoAfter: number;
  readonly startRail: { readonly terrain: number; readonly trade: boolean };
  readonly cities: readonly { readonly name: string; readonly group: number; readonly price: number }[];
  readonly cityTiles: readonly FileTile[];
  readonly printedTiles: Readonly<Record<string, Omit<FileTile, 'id'>>>;
  readonly telegraph: { readonly areas: readonly Row[]; readonly links: readonly number[] };
  readonly telegraphTiles: Readonly<Record<string, FileBonus>>;
  readonly locomotives: Readonly<Record<string, FileBonus>>;
  readonly startTiles: readonly { readonly id: string; readonly bonus: FileBonus }[];
  readonly trades: readonly {
    readonly id: string;
    readonly deals: readonly { readonly cost: number; readonly reward: FileBonus }[];
  }[];
  readonly tracks: Readonly<
    Record<string, { readonly points: readonly number[]; readonly gates: readonly FileGate[] }>
  >;
  readonly milestones: readonly {
    readonly id: string;
    readonly points: number;
    readonly workers: readonly string[];
    readonly conditions: readonly FileCondition[];
  }[];
}
interface FileStep {
  readonly i: number;
  readonly type: string;
  readonly actor: string;
  readonly info: Json;
  readonly refused?: string;
  readonly note?: string;
  readonly ledger: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
  readonly after: Json;
}
interface Transcript {
  readonly name: string;
  readonly players: readonly string[];
  readonly sheet: FileSheet;
  readonly options: {
    readonly firstPlayer: string;
    readonly cityTiles: Readonly<Record<string, string>>;
    readonly telegraphTiles: readonly (string | null)[];
    readonly startOffer: readonly { readonly tile: string; readonly worker: string }[];
    readonly milestones: Readonly<Record<string, readonly string[]>>;
    readonly tradeTile: string;
    readonly variants: { readonly gates: string; readonly milestones: string };
  };
  readonly initial: Json;
  readonly steps: readonly FileStep[];
  readonly result: Json | null;
}

const workerCell = (colours: readonly string[]): string =>
  colours.length === COLOURS.length
    ? 'any'
    : [...colours]
        .sort((a, b) => COLOURS.findIndex(c => c === a) - COLOURS.findIndex(c => c === b))
        .join('/');

/** The file's sheets are complete: a bonus without an entry brings nothing, and is not one still to be asked for. */
const bonusCells = ({ workers = [], ...rest }: FileBonus): Record<string, Cell> => ({
  pay: 0,
  ...(rest as Record<string, Cell>),
  ...Object.fromEntries(workers.map((w, i) => [`worker${i + 1}`, workerCell(w)])),
});

const KINDS: Readonly<Record<string, string>> = {
  connected: 'connected',
  stations: 'stations',
  tradeRails: 'trade-rails',
  terrainRails: 'terrain-rails',
};

const sheetOf = (s: FileSheet): Sheet => {
  const tiles = [
    ...Object.entries(s.printedTiles).map(([id, tile]): FileTile => ({ ...tile, id })),
    ...s.cityTiles,
  ];
  const named = (bonuses: Readonly<Record<string, FileBonus>>) =>
    Object.entries(bonuses).map(([id, b]) => ({ id, ...bonusCells(b) }));
  return {
    areas: s.areas.map((a, i) => ({ ...a, id: `${i + 1}` })),
    board: [{ id: 'board', logo: s.logoAfter, ...s.startRail }],
    cities: s.cities.map(({ name, group, price }) => ({ id: name, group, price })),
    'city-rewards': tiles.map(t => ({ id: t.id, group: t.group ?? null, ...bonusCells(t.reward) })),
    'city-firsts': tiles.map(t => ({ id: t.id, ...bonusCells(t.first) })),
    telegraph: s.telegraph.areas.map((a, i) => ({
      ...a,
      id: `${i + 1}`,
      link: s.telegraph.links[i] ?? null,
    })),
    'telegraph-tiles': named(s.telegraphTiles),
    locomotives: named(s.locomotives),
    'start-tiles': s.startTiles.map(t => ({ id: t.id, ...bonusCells(t.bonus) })),
    deals: s.trades.flatMap(t =>
      t.deals.map((d, i) => ({
        id: `${t.id}-${i === 0 ? 'upper' : 'lower'}`,
        cost: d.cost,
        ...bonusCells(d.reward),
      })),
    ),
    tracks: Object.entries(s.tracks).map(([id, t]) => ({ id, top: t.points.length - 1 })),
    steps: Object.entries(s.tracks).flatMap(([id, t]) =>
      t.points.map((points, n) => {
        const { at: _at, ...toll } = t.gates.find(g => g.at === n - 1) ?? { at: 0 };
        return { id: `${id}-${n}`, points, ...toll };
      }),
    ),
    milestones: s.milestones.map(m => ({
      id: m.id,
      points: m.points,
      ...Object.fromEntries(m.workers.map((w, i) => [`worker${i + 1}`, w])),
      ...Object.fromEntries(
        m.conditions.flatMap((c, i) => [
          [`is${i + 1}`, KINDS[c.kind] ?? null],
          [`of${i + 1}`, c.group ?? c.terrain ?? null],
          [`count${i + 1}`, c.count],
        ]),
      ),
    })),
  };
};

const counted = (w: Workers) => Object.fromEntries(COLOURS.flatMap(c => (w[c] > 0 ? [[c, w[c]]] : [])));
const sorted = (list: unknown): unknown =>
  Array.isArray(list)
    ? [...list].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }))
    : list;

const seat = (t: RailTable, id: PlayerId) => {
  const c = companyOf(t, id);
  const lines = scoreLines(t, id);
  const sum = (of: string) => lines.filter(l => l.of === of).reduce((all, l) => all + l.amount, 0);
  const buildings = byArea(t, id, 'building');
  const terrain: Record<string, number> = {};
  for (const r of [{ terrain: t.board.firstRail.terrain ?? 0 }, ...c.rails])
    terrain[r.terrain] = (terrain[r.terrain] ?? 0) + 1;
  return {
    cash: cash(t, id),
    shares: shares(t, id),
    workers: { supply: counted(workersAt(t, player(id))), board: counted(workersAt(t, onBoard(id))) },
    areas: byArea(t, id, 'rail').map((rails, i) => [buildings[i] ?? 0, rails]),
    leftOfLogo: leftOfLogo(t, id),
    locomotives: Object.fromEntries(
      LOCOMOTIVES.flatMap(l => {
        const { up, down } = faces(t, id, l);
        return up + down > 0 ? [[l, [up, down]]] : [];
      }),
    ),
    milestones: c.hand.map(m => ({ id: m, workers: sorted(promoted(t, m)) })),
    reached: sorted(c.reached),
    tracks: TRACKS.map(track => c.tracks[track]),
    cities: sorted(c.cities),
    stations: sorted(c.stations),
    offices: c.offices,
    rails: {
      terrain,
      trade: c.rails.filter(r => r.trade).length + (t.board.firstRail.trade === true ? 1 : 0),
    },
    score: {
      locomotives: sum('locomotives'),
      milestones: sum('milestone'),
      network: sum('network'),
      stations: sum('stations'),
      telegraph: sum('telegraph'),
      links: sum('link'),
      total: lines.reduce((all, l) => all + l.amount, 0),
    },
  };
};

const replayOne = (doc: Transcript, report: Report): void => {
  const ids = new Map(doc.players.map((name, i): [string, PlayerId] => [name, `p${i + 1}`]));
  const id = (name: string): PlayerId => ids.get(name) ?? 'p9';
  const nameOf = (p: PlayerId | undefined): string | null => doc.players[Number(p?.slice(1)) - 1] ?? null;
  const { options } = doc;

  const view = (table: Table): Json => {
    const t = game.open(table);
    const { state } = t;
    const lying = options.startOffer.filter(o => !state.startTiles.some(s => s.tile === o.tile));
    const inSetup = state.phase.name === 'setup';
    const supply = commonSupply(t);
    const common = inSetup
      ? { ...supply, ...Object.fromEntries(lying.map(o => [o.worker, supply[o.worker as 'grey'] - 1])) }
      : supply;
    return {
      phase: state.phase.name,
      turn: inSetup ? null : nameOf(state.active),
      toAct: nameOf(actorOf(state)),
      players: Object.fromEntries(doc.players.map(name => [name, seat(t, id(name))])),
      workers: counted(common),
      stacks: Object.fromEntries(LOCOMOTIVES.filter(l => l !== 'promote').map(l => [l, stack(t, l)])),
      piles: { B: pile(t, 'B').length, C: pile(t, 'C').length, D: pile(t, 'D').length },
      tradeTile: state.tradeTile ?? null,
      tradeStack: tradeStack(t).length,
      end: {
        by: nameOf(state.end?.by),
        lastTurns: state.end?.last ?? false,
        turnsLeft:
          state.end === undefined
            ? null
            : Object.fromEntries(doc.players.map(name => [name, turnsLeft(t, id(name))])),
      },
      circulation: doc.players.reduce((sum, name) => sum + cash(t, id(name)), 0),
    };
  };
  const seen = (after: Json): Json => {
    const { action: _action, open: _open, ...rest } = after;
    const players = Object.fromEntries(
      Object.entries(rest['players'] as Record<string, Json>).map(([name, p]) => [
        name,
        {
          ...p,
          reached: sorted(p['reached']),
          cities: sorted(p['cities']),
          stations: sorted(p['stations']),
          offices: sorted(p['offices']),
          milestones: (p['milestones'] as readonly Json[]).map(m => ({
            ...m,
            workers: sorted(m['workers']),
          })),
        },
      ]),
    );
    return { ...rest, players };
  };

  const started = game.start({
    players: [...ids.values()],
    options: {
      first: id(options.firstPlayer),
      gates: options.variants.gates,
      milestones: options.variants.milestones,
    },
    sheet: sheetOf(doc.sheet),
  });
  if (!started.ok) {
    report.mismatch({
      step: 'start',
      field: 'start',
      expected: 'ok',
      came: `${started.reason} ${JSON.stringify(started.params)}`,
    });
    return;
  }
  let table = started.table;
  const lay = (action: AnyAction): void => {
    const ruling = game.play(table, action);
    if (ruling.ok) table = ruling.table;
    else
      report.mismatch({
        step: 'start',
        field: action.type,
        expected: 'ok',
        came: `${ruling.reason} ${JSON.stringify(action)}`,
      });
  };
  for (const [city, tile] of Object.entries(options.cityTiles)) lay({ type: 'city-tile', city, tile });
  options.telegraphTiles.forEach((tile, i) => {
    if (tile !== null) lay({ type: 'telegraph-tile', area: i + 1, tile });
  });
  for (const [name, held] of Object.entries(options.milestones))
    for (const milestone of held) lay({ type: 'take-milestone', by: id(name), milestone });
  lay({ type: 'trade-tile', tile: options.tradeTile });
  compare(report, 'initial', 'initial', seen(doc.initial), view(table));

  const actionOf = ({ type, actor, info }: FileStep): AnyAction => {
    const by = id(actor);
    switch (type) {
      case 'start-tile':
        return { type, by, ...info, worker: options.startOffer.find(o => o.tile === info['tile'])?.worker };
      case 'turn':
        return { type: 'place', by, deed: info['action'], worker: info['worker'] };
      case 'trade-tile':
        return { type, ...info };
      case 'take-milestone':
        return { type, by, drawn: info['drawn'], milestone: info['chosen'] };
      default:
        return { type, by, ...info };
    }
  };

  for (const step of doc.steps) {
    report.step();
    const before = table;
    const ruling = game.play(table, actionOf(step));
    if (step.refused !== undefined) {
      if (ruling.ok)
        report.mismatch({ step: step.i, field: 'refused', expected: step.refused, came: 'accepted' });
      else if (ruling.rule !== step.refused)
        report.mismatch({
          step: step.i,
          field: 'rule',
          expected: step.refused,
          came: `${ruling.rule} ${ruling.reason}`,
        });
    } else if (!ruling.ok) {
      report.mismatch({
        step: step.i,
        field: step.type,
        expected: 'accepted',
        came: `${ruling.rule} ${ruling.reason} ${JSON.stringify(ruling.params)}`,
      });
      return;
    } else table = ruling.table;
    const net = (name: string): number =>
      step.ledger.reduce(
        (sum, e) => sum + (e.to === name ? e.amount : 0) - (e.from === name ? e.amount : 0),
        0,
      );
    for (const name of doc.players)
      compare(
        report,
        step.i,
        `ledger.${name}`,
        net(name),
        cash(game.open(table), id(name)) - cash(game.open(before), id(name)),
      );
    compare(report, step.i, 'after', seen(step.after), view(table));
  }

  if (doc.result === null) return;
  const t = game.open(table);
  const standings = game.standings(table);
  const of = <T>(read: (p: PlayerId) => T) =>
    Object.fromEntries(doc.players.map(name => [name, read(id(name))]));
  compare(report, 'result', 'result', doc.result, {
    winners: standings.filter(s => s.place === 1).map(s => nameOf(s.player)),
    scores: of(p => seat(t, p).score),
    wealth: of(p => wealthOf(t, p)),
    turns: of(p => turnsOf(t, p)),
  });
};

export const railroadRevolutionAdapter: Adapter = {
  formats: ['railroad-revolution-transcript/1', 'railroad-revolution-cases/1'],
  replay: (document, report) => {
    const doc = document as { readonly cases?: readonly Transcript[] } & Transcript;
    for (const one of doc.cases ?? [doc])
      replayOne(one, {
        ...report,
        mismatch: m =>
          report.mismatch(doc.cases === undefined ? m : { ...m, step: `${one.name}: ${m.step}` }),
      });
  },
};
