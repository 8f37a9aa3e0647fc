import { player, type PlayerId } from '../../kernel/ledger';
import type { Refusal } from '../../kernel/ruling';
import type { Bonus } from '../board';
import { openNow, withOpen } from '../effects';
import { beside, companyOf, hasWorker, left, MAP, SHARE, standsAt } from '../pieces';
import { deal, event, missing, move, refuse } from '../refusals';
import { withCompany } from '../rounds';
import { neutralOffice } from '../setup';
import type { ActionNamed, RailTable, Result, State } from '../types';
import { claim, sharesClaimed, withDeed } from './claim';

/** RR-5: free and neutral buildings count as first ones. */
export const isFirstOffice = (t: RailTable, area: number): boolean =>
  !neutralOffice(t.players.length, area) && t.players.every(id => !companyOf(t, id).offices.includes(area));

const unfit = (t: RailTable, by: PlayerId, area: number): Refusal | undefined => {
  if (area < 1 || area > t.board.telegraph.length) return refuse('no-such-area', { area });
  return companyOf(t, by).offices.includes(area) ? refuse('own-office', { by, area }) : undefined;
};

const withOffice = (state: State, by: PlayerId, area: number): State =>
  withCompany(state, by, c => ({ offices: [...c.offices, area].sort((a, b) => a - b) }));

const cell = (area: number, column: string): Refusal =>
  missing({ table: 'telegraph', row: `${area}`, column });

/** RR-8: no shares, no tile, no trade; in the set-up it stands where a trade symbol is printed. */
const freeOffice = (t: RailTable, by: PlayerId, area: number): Result => {
  const { phase } = t.state;
  const open = openNow(phase);
  if (open.office === 0) return refuse('effect-not-open', { by, effect: 'office' });
  const no = unfit(t, by, area);
  if (no !== undefined) return no;
  const setup = phase.name === 'setup';
  const trade = t.board.telegraph[area - 1]?.trade ?? null;
  if (setup && trade === null) return cell(area, 'trade');
  if (setup && trade === false) return refuse('start-building-place', { by });
  if (!setup && left(t, by, 'building') === 0) return refuse('no-office-possible', { by });
  return {
    ok: true,
    state: withOffice(withOpen(t.state, { ...open, office: open.office - 1 }), by, area),
    entries: [move('building', setup ? beside(by) : player(by), MAP, 1, 'free-building')],
  };
};

export const office = (t: RailTable, { by, area, free = false }: ActionNamed<'office'>): Result => {
  if (free) return freeOffice(t, by, area);
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('not-now', { by });
  const { deed } = phase;
  if (deed.name !== 'telegraph') return refuse('another-action', { by, deed: deed.name });
  if (deed.area !== undefined) return refuse('office-built', { by, area: deed.area });
  const no = unfit(t, by, area);
  if (no !== undefined) return no;
  if (left(t, by, 'building') === 0) return refuse('no-office-possible', { by });
  const printed = t.board.telegraph[area - 1];
  const first = isFirstOffice(t, area);
  const shares = printed?.shares ?? null;
  const more = first ? (printed?.first ?? null) : 0;
  const trade = printed?.trade ?? null;
  if (shares === null) return cell(area, 'shares');
  if (more === null) return cell(area, 'first');
  if (trade === null) return cell(area, 'trade');
  const built = withOffice(withDeed(t.state, { ...deed, area, trade }), by, area);
  const { state, entries } = sharesClaimed(built, by, shares + more);
  return {
    ok: true,
    state,
    entries: [
      move('building', player(by), MAP, 1, 'office'),
      deal(SHARE, 'bank', player(by), shares, 'office'),
      deal(SHARE, 'bank', player(by), more, 'first-office'),
      ...entries,
    ],
    events: first ? [event('first-office', { by, area })] : [],
  };
};

/** The tile of the area just built in; areas with a trade symbol have none. */
export const tileOf = (t: RailTable, by: PlayerId, area: number): Bonus | Refusal => {
  const trade = t.board.telegraph[area - 1]?.trade ?? null;
  if (trade === null) return cell(area, 'trade');
  if (trade) return refuse('no-tile-bonus', { by });
  const tile = t.state.telegraphTiles[area];
  if (tile === undefined) return refuse('telegraph-tile-unknown', { area });
  return t.board.telegraphTiles[tile] ?? missing({ table: 'telegraph-tiles', row: tile, column: 'cash' });
};

export const tileBonus = (t: RailTable, { by, worker, from }: ActionNamed<'tile-bonus'>): Result => {
  const { phase } = t.state;
  if (phase.name !== 'action' || phase.deed.name !== 'telegraph') return refuse('no-tile-bonus', { by });
  const { deed } = phase;
  if (deed.area === undefined) return refuse('no-office-yet', { by });
  if (deed.tileUsed) return refuse('tile-used', { by, area: deed.area });
  const bonus = tileOf(t, by, deed.area);
  if ('ok' in bonus) return bonus;
  if (!hasWorker(t, by, { worker, from })) return refuse('worker-not-there', { by, worker, from });
  const used = { ...t, state: withDeed(t.state, { ...deed, tileUsed: true }) };
  const { state, entries } = claim(used, by, bonus, 'telegraph-tile');
  return {
    ok: true,
    state,
    entries: [move(worker, standsAt(by, from), 'bank', 1, 'telegraph-tile'), ...entries],
  };
};

export const telegraphTile = (t: RailTable, { area, tile }: ActionNamed<'telegraph-tile'>): Result => {
  if (area < 1 || area > t.board.telegraph.length) return refuse('no-such-area', { area });
  const lying = t.state.telegraphTiles;
  if (lying[area] !== undefined) return refuse('telegraph-tile-known', { area });
  if (t.board.telegraph[area - 1]?.trade === true || Object.values(lying).includes(tile))
    return refuse('telegraph-tile-unfit', { area, tile });
  return { ok: true, state: { ...t.state, telegraphTiles: { ...lying, [area]: tile } }, entries: [] };
};
