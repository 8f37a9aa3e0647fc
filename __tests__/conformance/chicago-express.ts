import { chicagoExpress } from '../../rules/chicago-express';
import { inMapOrder } from '../../rules/chicago-express/board';
import type { Railroad } from '../../rules/chicago-express/data';
import { incomeMarker } from '../../rules/chicago-express/formulas';
import {
  actorOf,
  cash,
  endMeters,
  housesLeft,
  isOpen,
  locomotivesLeft,
  nextDividendIsLast,
  sharesHeld,
  sharesLeft,
  sharesSold,
  treasury,
} from '../../rules/chicago-express/reading';
import type { ExpressTable } from '../../rules/chicago-express/types';
import { defaultOptions } from '../../rules/kernel/game';
import {
  balance,
  companyOf,
  playerOf,
  type Account,
  type Entry,
  type PlayerId,
} from '../../rules/kernel/ledger';
import type { Ruling } from '../../rules/kernel/ruling';
import { blankSheet } from '../../rules/kernel/sheet';
import type { Step, Table } from '../../rules/kernel/table';
import { compare, type Adapter, type Report } from './adapter';

const NAMES: Readonly<Record<string, Railroad>> = {
  PRR: 'prr',
  'B&O': 'bo',
  'C&O': 'co',
  NYC: 'nyc',
  Wabash: 'wabash',
};
const NAME_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([name, id]) => [id, name]),
);

interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly why: string;
}
interface TranscriptStep {
  readonly i: number;
  readonly type: string;
  readonly actor: string;
  readonly info?: Readonly<Record<string, unknown>>;
  readonly refused?: string;
  readonly ledger: readonly Payment[];
  readonly after: unknown;
}
interface Transcript {
  readonly name?: string;
  readonly players: readonly string[];
  readonly options: { readonly firstBidder: string };
  readonly setup: { readonly ledger: readonly Payment[] };
  readonly initial: unknown;
  readonly steps: readonly TranscriptStep[];
  readonly result: unknown;
}

/** Names of one transcript to our ids and back. */
const seating = (names: readonly string[]) => ({
  id: (name: string): PlayerId => `p${names.indexOf(name) + 1}`,
  name: (id: PlayerId | undefined): string | null =>
    id === undefined ? null : (names[Number(id.slice(1)) - 1] ?? id),
});
type Seating = ReturnType<typeof seating>;

const actionOf = (s: Seating, { type, actor, info = {} }: TranscriptStep): unknown => {
  const { company, action, ...rest } = info;
  return {
    type,
    by: s.id(actor),
    ...rest,
    ...(action === undefined ? undefined : { dial: action }),
    ...(company === undefined ? undefined : { railroad: NAMES[String(company)] }),
  };
};

const accountName = (s: Seating, account: Account): string => {
  const company = companyOf(account);
  return company !== undefined ? (NAME_OF[company] ?? company) : (s.name(playerOf(account)) ?? account);
};

const whyOf = ({ why, about }: Entry): string =>
  about === undefined ? why : `${why} ${NAME_OF[about] ?? about}`;

const payments = (s: Seating, entries: readonly Entry[]): readonly Payment[] =>
  entries
    .filter(e => e.unit === 'cash')
    .map(e => ({
      from: accountName(s, e.from),
      to: accountName(s, e.to),
      amount: e.amount,
      why: whyOf(e),
    }));

const named = <T>(of: (r: Railroad) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(NAMES).map(([name, r]) => [name, of(r)]));

const auctionOf = ({ state }: ExpressTable, s: Seating): unknown => {
  const { phase } = state;
  if (phase.name !== 'opening' && phase.name !== 'bidding') return null;
  const { lot, least, high, leader, still } = phase.auction;
  return {
    kind: lot.kind,
    company: NAME_OF[lot.railroad],
    min: least,
    first: s.name(lot.first),
    high,
    leader: s.name(leader),
    in: still.map(id => s.name(id)),
  };
};

const expansionOf = ({ state: { phase } }: ExpressTable): unknown =>
  phase.name !== 'expand' || phase.railroad === undefined
    ? null
    : { company: NAME_OF[phase.railroad], hexes: phase.hexes, chicago: phase.hexes.includes('A2') };

const stateOf = (t: ExpressTable, s: Seating): unknown => {
  const { state } = t;
  const { phase } = state;
  const meter = Object.fromEntries(endMeters(t).map(m => [m.trigger, m.value]));
  return {
    phase: phase.name === 'opening' ? 'bidding' : phase.name,
    turn: phase.name === 'opening' ? null : s.name(phase.turn),
    toAct: s.name(actorOf(state)),
    players: Object.fromEntries(
      t.players.map(id => [s.name(id), { cash: cash(t, id), shares: named(r => sharesHeld(t, id, r)) }]),
    ),
    companies: named(r => {
      const { marker, tokens } = incomeMarker(state.income[r]);
      return {
        open: isOpen(state, r),
        treasury: treasury(t, r),
        income: state.income[r],
        marker,
        plus50: tokens,
        locos: locomotivesLeft(t, r),
        shares: sharesLeft(t, r),
        sold: sharesSold(t, r),
      };
    }),
    dials: state.dials,
    industry: {
      Detroit: state.industry.detroit,
      Wheeling: state.industry.wheeling,
      Pittsburgh: state.industry.pittsburgh,
    },
    houses: housesLeft(t),
    developed: inMapOrder(state.developed),
    track: named(r => inMapOrder(state.track[r])),
    auction: auctionOf(t, s),
    expansion: expansionOf(t),
    dividends: state.dividends,
    end: {
      noLocos: meter['locomotives'],
      noShares: meter['shares'],
      houses: meter['houses'],
      detroit: meter['detroit'],
      nextDividendIsLast: nextDividendIsLast(t),
    },
    circulation: -balance(t.books, 'bank'),
  };
};

const resultOf = (t: Table, s: Seating): unknown => {
  const ending = chicagoExpress.end(t);
  if (ending?.over !== true) return null;
  const open = chicagoExpress.open(t);
  return {
    winners: t.players.flatMap(id =>
      chicagoExpress.standings(t).some(x => x.player === id && x.place === 1) ? [s.name(id)] : [],
    ),
    cash: Object.fromEntries(t.players.map(id => [s.name(id), cash(open, id)])),
    reasons: ending.triggers,
    dividends: open.state.dividends,
  };
};

const replayOne = (g: Transcript, report: Report): void => {
  const s = seating(g.players);
  const players = g.players.map(s.id);
  const at = (i: number | string): string => (g.name === undefined ? `${i}` : `${g.name} ${i}`);
  const start = chicagoExpress.start({
    players,
    options: {
      ...defaultOptions(chicagoExpress.options, players),
      firstBidder: s.id(g.options.firstBidder),
    },
    sheet: blankSheet(chicagoExpress.sheet),
  });
  if (!start.ok) return report.mismatch({ step: at('start'), field: 'ok', expected: true, came: start });
  compare(report, at('start'), 'ledger', g.setup.ledger, payments(s, start.entries));
  compare(report, at('start'), 'state', g.initial, stateOf(chicagoExpress.open(start.table), s));
  let table = start.table;
  for (const step of g.steps) {
    report.step();
    const ruling: Ruling<Step> = chicagoExpress.play(table, actionOf(s, step));
    compare(report, at(step.i), 'refused', step.refused, ruling.ok ? undefined : ruling.rule);
    if (ruling.ok) table = ruling.table;
    compare(report, at(step.i), 'ledger', step.ledger, ruling.ok ? payments(s, ruling.entries) : []);
    compare(report, at(step.i), 'after', step.after, stateOf(chicagoExpress.open(table), s));
  }
  compare(report, at('end'), 'result', g.result, resultOf(table, s));
};

export const chicagoExpressAdapter: Adapter = {
  formats: ['chicago-express-transcript/1', 'chicago-express-cases/1'],
  replay: (document, report) => {
    const file = document as Transcript & { readonly cases?: readonly Transcript[] };
    for (const game of file.cases ?? [file]) replayOne(game, report);
  },
};
