import { player, type Entry, type PlayerId } from '../../kernel/ledger';
import { EXTRA, RAILS } from '../data';
import { dealId } from '../board';
import { openNow, withOpen } from '../effects';
import { locomotives, SHARE, shares } from '../pieces';
import { deal, missing, pay, refuse } from '../refusals';
import type { ActionNamed, Colour, Deed, RailTable, Result } from '../types';
import { claim, sharesClaimed, withDeed } from './claim';
import { canLayThree, orangeRailGain } from './railroad';
import { claimFirst } from './station';
import { tileOf } from './telegraph';

type ExtraAction = ActionNamed<'extra'>;
type DeedOf<N extends Deed['name']> = Extract<Deed, { readonly name: N }>;
type Special = Exclude<Colour, 'white'>;

const costs = (by: PlayerId, amount: number, colour: Special): Entry =>
  pay(player(by), 'bank', amount, `${colour}-worker`);
const brings = (by: PlayerId, amount: number, colour: Special): Entry =>
  pay('bank', player(by), amount, `${colour}-worker`);

const plus = (result: Result, entries: readonly Entry[]): Result =>
  result.ok ? { ...result, entries: [...entries, ...result.entries] } : result;

const atStation = (t: RailTable, by: PlayerId, deed: DeedOf<'station'>, colour: Special): Result => {
  const open = openNow(t.state.phase);
  switch (colour) {
    case 'purple':
      return {
        ok: true,
        state: withOpen(t.state, { ...open, flip: open.flip + 1 }),
        entries: [costs(by, EXTRA.station.purple, colour)],
      };
    case 'orange': // Ruling: a price already paid comes back
      return { ok: true, state: t.state, entries: [pay('bank', player(by), deed.price, 'station-waived')] };
    case 'grey':
      return deed.city === undefined ? refuse('no-station-yet', { by }) : claimFirst(t, by, deed.city);
    case 'turquoise': {
      if (deed.city === undefined) return refuse('no-station-yet', { by });
      const tile = t.state.cityTiles[deed.city] ?? '';
      const reward = t.board.cityTiles[tile]?.reward ?? null;
      if (reward === null) return missing({ table: 'city-rewards', row: tile, column: 'steps' });
      return plus({ ok: true, ...claim(t, by, reward, 'reward') }, [
        costs(by, EXTRA.station.turquoise, colour),
      ]);
    }
  }
};

const atRailroad = (t: RailTable, by: PlayerId, deed: DeedOf<'railroad'>, colour: Special): Result => {
  const open = openNow(t.state.phase);
  switch (colour) {
    case 'purple':
      return {
        ok: true,
        state: withOpen(t.state, { ...open, locomotive: open.locomotive + 1 }),
        entries: [costs(by, EXTRA.railroad.purple, colour)],
      };
    case 'grey':
      return {
        ok: true,
        state: t.state,
        entries: [deal(SHARE, 'bank', player(by), EXTRA.railroad.grey, 'grey-worker')],
      };
    case 'orange':
      return { ok: true, state: t.state, entries: [brings(by, orangeRailGain(deed.triangles), colour)] };
    case 'turquoise':
      return canLayThree(t, by, deed.laid)
        ? { ok: true, state: withDeed(t.state, { ...deed, toLay: RAILS.turquoise }), entries: [] }
        : refuse('three-rails-needed', { by });
  }
};

const atTelegraph = (t: RailTable, by: PlayerId, deed: DeedOf<'telegraph'>, colour: Special): Result => {
  const open = openNow(t.state.phase);
  switch (colour) {
    case 'purple':
      return { ok: true, state: withOpen(t.state, { ...open, swap: open.swap + 1 }), entries: [] };
    case 'orange':
      return {
        ok: true,
        state: t.state,
        entries: [brings(by, deed.shares * EXTRA.telegraph.orange, colour)],
      };
    case 'grey': {
      if (deed.area === undefined) return refuse('no-office-yet', { by });
      const first = t.board.telegraph[deed.area - 1]?.first ?? null;
      if (first === null) return missing({ table: 'telegraph', row: `${deed.area}`, column: 'first' });
      const { state, entries } = sharesClaimed(t.state, by, first);
      return {
        ok: true,
        state,
        entries: [deal(SHARE, 'bank', player(by), first, 'grey-worker'), ...entries],
      };
    }
    case 'turquoise': {
      if (deed.area === undefined) return refuse('no-office-yet', { by });
      const bonus = tileOf(t, by, deed.area);
      if ('ok' in bonus) return bonus;
      const claimed = claim(t, by, bonus, 'telegraph-tile');
      return plus({ ok: true, ...claimed }, [costs(by, EXTRA.telegraph.turquoise, colour)]);
    }
  }
};

/** RR-6: one deal of the tile that lies there, for one share less; nobody else deals, and the tile is replaced. */
const greyDeal = (t: RailTable, { by, deal: which }: ExtraAction): Result => {
  const tile = t.state.tradeTile;
  if (which === undefined) return refuse('name-the-deal', { by });
  if (tile === undefined) return refuse('trade-tile-unknown');
  const printed = t.board.deals[dealId(tile, which)];
  const cost = printed?.cost ?? null;
  const reward = printed?.reward ?? null;
  if (cost === null) return missing({ table: 'deals', row: dealId(tile, which), column: 'cost' });
  if (reward === null) return missing({ table: 'deals', row: dealId(tile, which), column: 'pay' });
  // Ruling: cost and extra share in one, so two shares are enough for a deal of three
  const net = cost - EXTRA.sell.grey;
  if (shares(t, by) < net) return refuse('deal-costs-more', { by, cost: net, held: shares(t, by) });
  const { state, entries } = claim(t, by, reward, 'deal');
  if (state.phase.name !== 'action') return refuse('extra-not-now', { by });
  const { tradeTile: _used, ...rest } = state;
  return {
    ok: true,
    state: {
      ...rest,
      discards: [...state.discards, tile],
      phase: { name: 'trade-tile', then: state.phase },
    },
    entries: [
      net < 0
        ? deal(SHARE, 'bank', player(by), -net, 'grey-worker')
        : deal(SHARE, player(by), 'bank', net, 'deal'),
      ...entries,
    ],
  };
};

const atSale = (t: RailTable, a: ExtraAction, colour: Special): Result => {
  const open = openNow(t.state.phase);
  const { by } = a;
  switch (colour) {
    case 'purple':
      return {
        ok: true,
        state: withOpen(t.state, { ...open, steps: open.steps + EXTRA.sell.purple }),
        entries: [],
      };
    case 'grey':
      return greyDeal(t, a);
    case 'orange': {
      const { up, down } = locomotives(t, by);
      return { ok: true, state: t.state, entries: [brings(by, (up + down) * EXTRA.sell.orange, colour)] };
    }
    case 'turquoise':
      return {
        ok: true,
        state: withOpen(t.state, { ...open, flip: open.flip + EXTRA.sell.turquoise }),
        entries: [],
      };
  }
};

/** RR-2: once a turn, by the worker's own colour or as a white one. */
export const extra = (t: RailTable, a: ExtraAction): Result => {
  const { by, as } = a;
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('extra-not-now', { by });
  if (phase.deed.extra !== undefined) return refuse('extra-used', { by });
  if (as !== 'white' && as !== phase.deed.worker)
    return refuse('extra-colour', { by, worker: phase.deed.worker, colour: as });
  const deed: Deed = { ...phase.deed, extra: as };
  const state = withDeed(t.state, deed);
  const used = { ...t, state };
  if (as === 'white') {
    const open = { ...phase.open, promote: [...phase.open.promote, 0] };
    return { ok: true, state: withOpen(state, open), entries: [] };
  }
  switch (deed.name) {
    case 'station':
      return atStation(used, by, deed, as);
    case 'railroad':
      return atRailroad(used, by, deed, as);
    case 'telegraph':
      return atTelegraph(used, by, deed, as);
    case 'sell':
      return atSale(used, a, as);
  }
};
