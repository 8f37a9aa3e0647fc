import { player, type PlayerId } from '../../kernel/ledger';
import type { Refusal } from '../../kernel/ruling';
import { HOME_CITIES } from '../data';
import { openNow, withOpen } from '../effects';
import { beside, companyOf, left, MAP } from '../pieces';
import { event, missing, move, pay, refuse } from '../refusals';
import { withCompany } from '../rounds';
import { neutralStation } from '../setup';
import type { ActionNamed, RailTable, Result, State } from '../types';
import { claim, withDeed } from './claim';

/** RR-3: free and neutral buildings count as first ones. */
export const isFirstStation = (t: RailTable, city: string): boolean =>
  !neutralStation(t.players.length, city) && t.players.every(id => !companyOf(t, id).stations.includes(city));

const unfit = (t: RailTable, by: PlayerId, city: string): Refusal | undefined => {
  const { cities, stations } = companyOf(t, by);
  if (!cities.includes(city)) return refuse('not-connected', { by, city });
  return stations.includes(city) ? refuse('own-station', { by, city }) : undefined;
};

const withStation = (state: State, by: PlayerId, city: string): State =>
  withCompany(state, by, c => ({ stations: [...c.stations, city] }));

/** RR-8: without price or reward; in the set-up it comes from beside the map and stands in a home city. */
const freeStation = (t: RailTable, by: PlayerId, city: string): Result => {
  const { phase } = t.state;
  const open = openNow(phase);
  if (open.station === 0) return refuse('effect-not-open', { by, effect: 'station' });
  const setup = phase.name === 'setup';
  if (setup && !HOME_CITIES.some(c => c === city)) return refuse('start-building-place', { by });
  const no = unfit(t, by, city);
  if (no !== undefined) return no;
  if (!setup && left(t, by, 'building') === 0) return refuse('no-building-left', { by });
  return {
    ok: true,
    state: withStation(withOpen(t.state, { ...open, station: open.station - 1 }), by, city),
    entries: [move('building', setup ? beside(by) : player(by), MAP, 1, 'free-building')],
  };
};

export const station = (t: RailTable, { by, city, free = false }: ActionNamed<'station'>): Result => {
  if (free) return freeStation(t, by, city);
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('not-now', { by });
  const { deed } = phase;
  if (deed.name !== 'station') return refuse('another-action', { by, deed: deed.name });
  if (deed.city !== undefined) return refuse('station-built', { by, city: deed.city });
  const no = unfit(t, by, city);
  if (no !== undefined) return no;
  if (left(t, by, 'building') === 0) return refuse('no-building-left', { by });
  const tile = t.state.cityTiles[city];
  if (tile === undefined) return refuse('city-tile-unknown', { city });
  const reward = t.board.cityTiles[tile]?.reward ?? null;
  if (reward === null) return missing({ table: 'city-rewards', row: tile, column: 'steps' });
  const waived = deed.extra === 'orange'; // RR-3: the city's price falls away
  const price = waived ? 0 : (t.board.cities[city]?.price ?? null);
  if (price === null) return missing({ table: 'cities', row: city, column: 'price' });
  const first = isFirstStation(t, city);
  const built = withStation(
    withDeed(t.state, { ...deed, city, price, first: first ? 'open' : 'no' }),
    by,
    city,
  );
  const { state, entries } = claim({ ...t, state: built }, by, reward, 'reward');
  return {
    ok: true,
    state,
    entries: [
      move('building', player(by), MAP, 1, 'station'),
      pay(player(by), 'bank', price, 'station', city),
      ...entries,
    ],
    events: first ? [event('first-station', { by, city })] : [],
  };
};

/** The first-station bonus of the city just built in, paid for here; the grey worker has it once more. */
export const claimFirst = (t: RailTable, by: PlayerId, city: string): Result => {
  const tile = t.state.cityTiles[city];
  if (tile === undefined) return refuse('city-tile-unknown', { city });
  const bonus = t.board.firsts[tile] ?? null;
  if (bonus === null) return missing({ table: 'city-firsts', row: tile, column: 'pay' });
  return { ok: true, ...claim(t, by, bonus, 'first-station') };
};

export const firstBonus = (t: RailTable, { by }: ActionNamed<'first-bonus'>): Result => {
  const { phase } = t.state;
  if (phase.name !== 'action' || phase.deed.name !== 'station') return refuse('no-first-bonus', { by });
  const { deed } = phase;
  if (deed.city === undefined || deed.first !== 'open') return refuse('no-first-bonus', { by });
  return claimFirst({ ...t, state: withDeed(t.state, { ...deed, first: 'had' }) }, by, deed.city);
};

export const cityTile = (t: RailTable, { city, tile }: ActionNamed<'city-tile'>): Result => {
  if (t.board.cities[city] === undefined) return refuse('no-such-city', { city });
  if (t.state.cityTiles[city] !== undefined) return refuse('city-tile-known', { city });
  const known = t.board.cityTiles[tile];
  const group = t.board.cities[city]?.group ?? null;
  const taken = HOME_CITIES.some(c => c === tile) || Object.values(t.state.cityTiles).includes(tile);
  if (known === undefined || taken || (known.group !== null && group !== null && known.group !== group))
    return refuse('city-tile-unfit', { city, tile });
  return { ok: true, state: { ...t.state, cityTiles: { ...t.state.cityTiles, [city]: tile } }, entries: [] };
};
