import { company as companyAccount } from '../../kernel/ledger';
import type { Refusal } from '../../kernel/ruling';
import { nextTokenCost } from '../calc';
import {
  CSL_FIELD,
  DH_FIELD,
  FIELDS,
  PHASES,
  TILES,
  TILE_IDS,
  TOKENS,
  type Company,
  type FieldId,
  type TileId,
} from '../data';
import { book, draft, outcome, withCorporation, withRound, withState } from '../draft';
import { onOperatingTurn } from '../guards';
import { ownerOf, playerOwning, treasury } from '../reading';
import { pay, refuse, type Reason } from '../refusals';
import type { ActionNamed, Draft, OperatingRound, Ruled, T1830 } from '../types';

export const tilesLeft = (t: T1830, tile: TileId): number =>
  TILES[tile].count - Object.values(t.state.tiles).filter(laid => laid === tile).length;

/** Whether a field may hold a tile that the table has not told the bank about. */
const mayHoldUntold = (t: T1830, field: FieldId): boolean =>
  t.state.untold > 0 && t.state.tiles[field] === undefined;

/** §18–§18.2: why this tile cannot lie on this field, whatever it costs. */
export const tileRefused = (t: T1830, field: FieldId, tile: TileId): Reason | undefined => {
  const { colour, cities = 0, towns = 0, label } = FIELDS[field];
  const laid = t.state.tiles[field];
  const next = TILES[tile];
  if (tilesLeft(t, tile) < 1) return 'tile-gone';
  if (next.label !== label) return 'label-differs';
  if (laid !== undefined) return TILES[laid].into?.includes(tile) === true ? undefined : 'no-upgrade';
  // Ruling: what the bank was not told it does not hold against anybody.
  if (mayHoldUntold(t, field)) return undefined;
  if (next.colour !== (colour === 'yellow' ? 'green' : 'yellow')) return 'yellow-first';
  return (next.cities ?? 0) === cities && (next.towns ?? 0) === towns ? undefined : 'towns-differ';
};

/** §18: grey and red fields take no tile; the field of a player's private is his. */
export const fieldRefused = (t: T1830, field: FieldId): Reason | undefined => {
  const { colour, owner } = FIELDS[field];
  if (colour === 'grey' || colour === 'red') return 'no-tile-here';
  return owner !== undefined && playerOwning(t, owner) !== undefined ? 'private-field' : undefined;
};

/** §18: the first tile pays for the terrain, replacing it is free. */
export const fieldCost = (t: T1830, field: FieldId): number =>
  t.state.tiles[field] === undefined ? t.board[field].cost : 0;

const trackRefused = (t: T1830, a: ActionNamed<'lay-track'>): Refusal | undefined => {
  const { field, tile } = a;
  const colour = tile === undefined ? a.colour : TILES[tile].colour;
  if (colour !== undefined && !PHASES[t.state.phase].colours.includes(colour))
    return refuse('colour-not-yet', { colour });
  if (field !== undefined) {
    const reason = fieldRefused(t, field) ?? (tile === undefined ? undefined : tileRefused(t, field, tile));
    if (reason !== undefined)
      return refuse(reason, { field, tile: tile ?? '', laid: t.state.tiles[field] ?? '' });
    const cost = fieldCost(t, field);
    if (a.cost !== cost && !(a.cost === 0 && mayHoldUntold(t, field)))
      return refuse('field-costs', { field, cost });
  }
  // §17: what is built is paid out of the treasury before the trains run.
  if (treasury(t, a.company) < a.cost) return refuse('no-credit', { company: a.company, amount: a.cost });
  return undefined;
};

const withTile = (d: Draft, field: FieldId | undefined, tile: TileId | undefined): Draft => {
  const { tiles, untold } = d.state;
  return field === undefined || tile === undefined
    ? withState(d, { untold: untold + 1 })
    : withState(d, { tiles: { ...tiles, [field]: tile } });
};

export const layTrack = (t: T1830, a: ActionNamed<'lay-track'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  if (round.tile) return refuse('one-tile');
  if (round.step !== 'track') return refuse('step-past');
  const refused = trackRefused(t, a);
  if (refused !== undefined) return refused;
  // §17: the free token comes with the first tile there; later it costs money.
  const first = a.field === DH_FIELD && t.state.tiles[DH_FIELD] === undefined;
  const free = first && ownerOf(t, 'D&H') === companyAccount(a.company);
  const paid = book(draft(t), pay(companyAccount(a.company), 'bank', a.cost, 'track', a.field ?? a.company));
  return outcome(
    withRound(withTile(paid, a.field, a.tile), { ...round, step: 'token', tile: true, free, fresh: false }),
  );
};

/** §17: the tiles that fit the field of the Champlain & St. Lawrence. */
export const cslTiles = (t: T1830): readonly TileId[] =>
  t.state.tiles[CSL_FIELD] === undefined
    ? TILE_IDS.filter(tile => TILES[tile].towns === 1 && tilesLeft(t, tile) > 0)
    : [];

/** §17: at any time of the owner's turn, besides its one tile. */
export const layCsl = (t: T1830, a: ActionNamed<'lay-csl'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  if (ownerOf(t, 'C&SL') !== companyAccount(a.company)) return refuse('not-csl', { company: a.company });
  if (t.state.tiles[CSL_FIELD] !== undefined) return refuse('csl-laid');
  const reason = tileRefused(t, CSL_FIELD, a.tile);
  if (reason !== undefined) return refuse(reason, { field: CSL_FIELD, tile: a.tile, laid: '' });
  return outcome(withRound(withTile(draft(t), CSL_FIELD, a.tile), { ...guard.round, fresh: false }));
};

/** §19: 40 for the first token after the home, then 100; §17: free with the tile of the Delaware & Hudson. */
export const tokenCost = (t: T1830, round: OperatingRound, c: Company, field?: FieldId): number => {
  if (round.free && field === DH_FIELD) return 0;
  return nextTokenCost(t.state.companies[c].stations.length);
};
export const tokensLeft = (t: T1830, c: Company): number => TOKENS[c] - t.state.companies[c].stations.length;

export const placeToken = (t: T1830, a: ActionNamed<'place-token'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  const { stations } = t.state.companies[a.company];
  if (round.token) return refuse('one-token');
  if (round.step !== 'track' && round.step !== 'token') return refuse('step-past');
  if (tokensLeft(t, a.company) < 1) return refuse('no-token-left', { company: a.company });
  if (a.field !== undefined) {
    if (FIELDS[a.field].cities === undefined) return refuse('no-city', { field: a.field });
    if (stations.includes(a.field)) return refuse('token-twice', { field: a.field });
  }
  const cost = tokenCost(t, round, a.company, a.field);
  // §17: the owner of the Delaware & Hudson may also place it there as any other token.
  if (a.cost !== cost && a.cost !== tokenCost(t, round, a.company)) return refuse('token-costs', { cost });
  if (treasury(t, a.company) < a.cost) return refuse('no-credit', { company: a.company, amount: a.cost });
  const paid = book(draft(t), pay(companyAccount(a.company), 'bank', a.cost, 'token', a.company));
  const placed = withCorporation(paid, a.company, { stations: [...stations, a.field ?? '?'] });
  return outcome(withRound(placed, { ...round, step: 'run', token: true, fresh: false }));
};

export const skip = (t: T1830, a: ActionNamed<'skip'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  // §17: only track, tokens and trains are optional.
  if (round.step !== 'track' && round.step !== 'token') return refuse('not-optional');
  const step = round.step === 'track' ? 'token' : 'run';
  return outcome(withRound(draft(t), { ...round, step, fresh: false }));
};
