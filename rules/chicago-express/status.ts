import { leastBid, nextSeat } from '../kernel/auction';
import { company, player, type PlayerId } from '../kernel/ledger';
import type { Company, Figure, Phrase, Setting, SettingChange, Status } from '../kernel/table';
import { DIALS, INDUSTRIES, MOST_HEXES, RAILROADS, type Railroad } from './data';
import { actorOf, treasury } from './reading';
import type { ExpressTable, State } from './types';

const COMPANIES: readonly Company[] = [
  { id: 'prr', code: 'PRR', name: 'Pennsylvania Railroad', livery: 'red' },
  { id: 'bo', code: 'B&O', name: 'Baltimore & Ohio', livery: 'blue' },
  { id: 'co', code: 'C&O', name: 'Chesapeake & Ohio', livery: 'yellow' },
  { id: 'nyc', code: 'NYC', name: 'New York Central', livery: 'green' },
  { id: 'wabash', code: 'WAB', name: 'Wabash', livery: 'black' },
] as const satisfies readonly (Company & { readonly id: Railroad })[];
export const companies = (): readonly Company[] => COMPANIES;

const asks = ({ state }: ExpressTable): Phrase => {
  const { phase } = state;
  switch (phase.name) {
    case 'opening':
    case 'bidding': {
      const { auction } = phase;
      const params = { least: leastBid(auction), high: auction.high, railroad: auction.lot.railroad };
      return { key: auction.leader === undefined ? 'opens-bidding' : 'bids-more', params };
    }
    case 'turn':
      return { key: 'chooses' };
    case 'offer':
      return { key: 'offers' };
    case 'expand': {
      const left = MOST_HEXES - phase.hexes.length;
      if (phase.railroad === undefined) return { key: 'expands', params: { left } };
      return left > 0
        ? { key: 'expands-further', params: { left, railroad: phase.railroad } }
        : { key: 'ends-expansion', params: { railroad: phase.railroad } };
    }
    case 'develop':
      return { key: 'develops' };
    case 'over':
      return { key: 'over' };
  }
};

const nextOf = (t: ExpressTable): PlayerId | undefined => {
  const { phase } = t.state;
  if (phase.name === 'over') return undefined;
  if (phase.name === 'opening' || phase.name === 'bidding') {
    const { next, still } = phase.auction;
    const after = nextSeat(t.players, next, still);
    return after === next ? undefined : after;
  }
  return nextSeat(t.players, phase.turn);
};

const roundOf = ({ phase, turns }: State): Phrase =>
  phase.name === 'opening' ? { key: 'opening' } : { key: 'turn', params: { n: turns } };

/** Which part of the reference card helps in which phase. */
const CARD = {
  opening: 'auction',
  bidding: 'auction',
  offer: 'auction',
  turn: 'round',
  expand: 'expand',
  develop: 'develop',
  over: 'ends',
} as const;

export const status = (t: ExpressTable): Status => {
  const actor = actorOf(t.state);
  const next = nextOf(t);
  return {
    turn: t.state.turns,
    round: roundOf(t.state),
    asks: asks(t),
    card: CARD[t.state.phase.name],
    ...(actor === undefined ? undefined : { actor: player(actor) }),
    ...(next === undefined ? undefined : { next: player(next) }),
  };
};

export const figures = (t: ExpressTable): readonly Figure[] =>
  RAILROADS.flatMap(r => [
    { chart: 'income', of: company(r), value: t.state.income[r] },
    { chart: 'treasury', of: company(r), value: treasury(t, r) },
  ]);

/** What a correction may set where no ledger entry reaches. */
export const settings = (t: ExpressTable): readonly Setting[] => {
  const { phase, income, dials, industry } = t.state;
  return [
    ...RAILROADS.map((r): Setting => ({
      id: `income:${r}`,
      field: 'count',
      value: income[r],
      label: { key: 'income', params: { railroad: r } },
    })),
    ...DIALS.map((d): Setting => ({
      id: `dial:${d}`,
      field: 'count',
      value: dials[d],
      label: { key: `dial-${d}` },
    })),
    ...INDUSTRIES.map((i): Setting => ({
      id: `industry:${i}`,
      field: 'count',
      value: industry[i],
      label: { key: `industry-${i}` },
    })),
    ...(phase.name === 'opening'
      ? []
      : [{ id: 'turn', field: 'player', value: phase.turn, label: { key: 'turn' } } satisfies Setting]),
  ];
};

export const withSetting = (t: ExpressTable, { id, value }: SettingChange): State | undefined => {
  const { state } = t;
  const [what, which] = id.split(':');
  if (what === 'turn') {
    const turn = t.players.find(p => p === value);
    return turn === undefined ? undefined : { ...state, phase: { name: 'turn', turn } };
  }
  if (typeof value !== 'number') return undefined;
  const railroad = RAILROADS.find(r => r === which);
  const dial = DIALS.find(d => d === which);
  const industry = INDUSTRIES.find(i => i === which);
  if (what === 'income' && railroad !== undefined)
    return { ...state, income: { ...state.income, [railroad]: value } };
  if (what === 'dial' && dial !== undefined)
    return value > t.board.dials[dial] ? undefined : { ...state, dials: { ...state.dials, [dial]: value } };
  if (what === 'industry' && industry !== undefined)
    return { ...state, industry: { ...state.industry, [industry]: value } };
  return undefined;
};
