import { balance, player, type Account, type PlayerId, type Unit } from '../kernel/ledger';
import type { CellRef } from '../kernel/sheet';
import { cashOf } from '../kernel/table';
import type { Board } from './board';
import { COLOURS, LOCOMOTIVES, START } from './data';
import type { Colour, Company, From, Locomotive, Piece, RailTable, Stand } from './types';

export const SHARE = 'telegraph';
/** Where stations, offices and rails stand once they are built. */
export const MAP: Account = 'pool:map';
export const onBoard = (id: PlayerId): Account => `pool:board-${id}`;
export const faceDown = (id: PlayerId): Account => `pool:face-down-${id}`;
/** The rail and the building that lie beside the map for the start tiles. */
export const beside = (id: PlayerId): Account => `pool:beside-${id}`;
export const onMilestone = (milestone: string): Account => `pool:milestone-${milestone}`;
export const standsAt = (id: PlayerId, from: From): Account => (from === 'supply' ? player(id) : onBoard(id));

const pieceUnit = (piece: string): Unit => `piece:${piece}`;
export const locoPiece = (loco: Locomotive): string => `loco-${loco}`;

export const cash = (t: RailTable, id: PlayerId): number => cashOf(t, player(id));
export const shares = (t: RailTable, id: PlayerId): number => balance(t.books, player(id), `share:${SHARE}`);
export const piecesOf = (t: RailTable, account: Account, piece: string): number =>
  balance(t.books, account, pieceUnit(piece));
export const left = (t: RailTable, id: PlayerId, piece: Piece): number => piecesOf(t, player(id), piece);

export type Workers = Readonly<Record<Colour, number>>;
export const workersAt = (t: RailTable, account: Account): Workers => ({
  white: piecesOf(t, account, 'white'),
  purple: piecesOf(t, account, 'purple'),
  grey: piecesOf(t, account, 'grey'),
  turquoise: piecesOf(t, account, 'turquoise'),
  orange: piecesOf(t, account, 'orange'),
});
const total = (w: Workers): number => COLOURS.reduce((sum, c) => sum + w[c], 0);
export const workersIn = (t: RailTable, account: Account): number => total(workersAt(t, account));
/** p. 6: those in the supply and on the board, not those promoted. */
export const available = (t: RailTable, id: PlayerId): number =>
  workersIn(t, player(id)) + workersIn(t, onBoard(id));
export const hasWorker = (t: RailTable, id: PlayerId, { worker, from }: Stand): boolean =>
  piecesOf(t, standsAt(id, from), worker) > 0;
export const commonSupply = (t: RailTable): Workers => workersAt(t, 'bank');
/** Whether all these can be given up together. */
export const hasWorkers = (t: RailTable, id: PlayerId, stands: readonly Stand[]): boolean =>
  stands.every(
    s =>
      stands.filter(o => o.worker === s.worker && o.from === s.from).length <=
      piecesOf(t, standsAt(id, s.from), s.worker),
  );
export const promoted = (t: RailTable, milestone: string): readonly Colour[] => {
  const there = workersAt(t, onMilestone(milestone));
  return COLOURS.flatMap(c => Array.from({ length: there[c] }, () => c));
};

export interface Faces {
  readonly up: number;
  readonly down: number;
}
export const faces = (t: RailTable, id: PlayerId, loco: Locomotive): Faces => ({
  up: piecesOf(t, player(id), locoPiece(loco)),
  down: piecesOf(t, faceDown(id), locoPiece(loco)),
});
export const stack = (t: RailTable, loco: Locomotive): number => piecesOf(t, 'bank', locoPiece(loco));
export const locomotives = (t: RailTable, id: PlayerId): Faces =>
  LOCOMOTIVES.map(l => faces(t, id, l)).reduce((a, b) => ({ up: a.up + b.up, down: a.down + b.down }));

/** The first printed figure about the areas of the player's board that is not known, or that cannot be right. */
export const unknownArea = ({ areas, logo }: Board): CellRef | undefined => {
  const columns = ['buildings', 'rails'] as const;
  for (const [i, area] of areas.entries())
    for (const column of columns)
      if (area[column] === null) return { table: 'areas', row: `${i + 1}`, column };
  const wrong = columns.find(c => areas.reduce((sum, area) => sum + (area[c] ?? 0), 0) !== START[c]);
  if (wrong !== undefined) return { table: 'areas', row: `${areas.length}`, column: wrong };
  return logo === null ? { table: 'board', row: 'board', column: 'logo' } : undefined;
};

const COLUMN = { building: 'buildings', rail: 'rails' } as const;
/** Pieces left in each area: they always go from the left, so what is left stands furthest right. */
export const byArea = (t: RailTable, id: PlayerId, piece: Piece): readonly number[] => {
  let rest = left(t, id, piece);
  const areas = t.board.areas.map(() => 0);
  for (let i = areas.length - 1; i >= 0; i--) {
    areas[i] = Math.min(rest, t.board.areas[i]?.[COLUMN[piece]] ?? 0);
    rest -= areas[i] ?? 0;
  }
  return areas;
};
/** The area that a sale must be made from; -1 where nothing is left. */
export const leftmostArea = (t: RailTable, id: PlayerId): number => {
  const buildings = byArea(t, id, 'building');
  const rails = byArea(t, id, 'rail');
  return buildings.findIndex((n, i) => n + (rails[i] ?? 0) > 0);
};
/** RR-11: what still stands left of the logo; absent while the board is not known. */
export const leftOfLogo = (t: RailTable, id: PlayerId): number | undefined => {
  const { logo } = t.board;
  if (logo === null || unknownArea(t.board) !== undefined) return undefined;
  const sum = (all: readonly number[]): number => all.slice(0, logo).reduce((a, b) => a + b, 0);
  return sum(byArea(t, id, 'building')) + sum(byArea(t, id, 'rail'));
};

const NOBODY: Company = {
  hand: [],
  reached: [],
  tracks: { network: 0, stations: 0, telegraph: 0 },
  cities: [],
  stations: [],
  offices: [],
  rails: [],
};
export const companyOf = (t: RailTable, id: PlayerId): Company => t.state.companies[id] ?? NOBODY;
