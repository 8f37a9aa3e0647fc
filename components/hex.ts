/** Flat-topped hexes; odd columns sit half a hex lower. */
export interface MapHex {
  readonly id: string;
  readonly col: number;
  readonly row: number;
  readonly terrain: 'plain' | 'forest' | 'mountain' | 'city' | 'industrial' | 'water';
  /** What it is worth: in a disc, or a square; black when it has been built on. */
  readonly figure?:
    | {
        readonly text: string;
        readonly shape: 'disc' | 'square';
        readonly built?: boolean;
        readonly large?: boolean;
      }
    | undefined;
  /** What building here costs, as printed. */
  readonly cost?: string | undefined;
  readonly name?: string | undefined;
  readonly namePlace?: 'above' | 'below' | 'left' | 'right' | undefined;
}

/** A company's line: its hexes in the order they were built, home first. */
export interface MapNetwork {
  readonly game: string;
  readonly company: string;
  readonly code?: string | undefined;
  readonly hexes: readonly string[];
}

/** A hex that can be chosen now, or has been. */
export interface MapMark {
  readonly id: string;
  /** The whole sentence: `Plain beside Buffalo, 1 dollar`. */
  readonly label: string;
  readonly price?: string | undefined;
  /** Its number in the order of choosing. */
  readonly chosen?: string | undefined;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centres and outlines for hexes of radius `r`. */
export interface HexGrid {
  readonly r: number;
  readonly width: number;
  readonly height: number;
  readonly centre: (hex: Pick<MapHex, 'col' | 'row'>) => Point;
}

const TALL = Math.sqrt(3) / 2;

export const round1 = (n: number): number => Math.round(n * 10) / 10;

export const hexGrid = (hexes: readonly MapHex[], r: number): HexGrid => {
  const cols = hexes.map(h => h.col);
  const downs = hexes.map(h => h.row * 2 + (h.col % 2));
  const left = Math.min(...cols);
  const top = Math.min(...downs);
  return {
    r,
    width: (Math.max(...cols) - left) * 1.5 * r + 2 * r,
    height: (Math.max(...downs) - top + 2) * TALL * r,
    centre: ({ col, row }) => ({
      x: round1((col - left) * 1.5 * r + r),
      y: round1((row * 2 + (col % 2) - top + 1) * TALL * r),
    }),
  };
};

export const hexPath = ({ x, y }: Point, r: number): string => {
  const h = TALL * r;
  const corners = [
    [x + r, y],
    [x + r / 2, y + h],
    [x - r / 2, y + h],
    [x - r, y],
    [x - r / 2, y - h],
    [x + r / 2, y - h],
  ] as const;
  return `M${corners.map(([cx, cy]) => `${round1(cx)} ${round1(cy)}`).join('L')}Z`;
};

/** Which hex lies under a point. */
export const hexAt = (hexes: readonly MapHex[], grid: HexGrid, at: Point): MapHex | undefined => {
  const near = hexes
    .map(hex => ({ hex, c: grid.centre(hex) }))
    .map(({ hex, c }) => ({ hex, far: Math.hypot(c.x - at.x, c.y - at.y) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= grid.r ? near.hex : undefined;
};

const touching = (a: Pick<MapHex, 'col' | 'row'>, b: Pick<MapHex, 'col' | 'row'>): boolean => {
  const across = Math.abs(a.col - b.col);
  const down = Math.abs(a.row * 2 + (a.col % 2) - b.row * 2 - (b.col % 2));
  return (across === 0 && down === 2) || (across === 1 && down === 1);
};

/** A line joins each hex to the latest one before it that it touches. */
export const linksOf = (
  network: MapNetwork,
  byId: ReadonlyMap<string, MapHex>,
): readonly (readonly [MapHex, MapHex])[] => {
  const hexes = network.hexes.flatMap(id => byId.get(id) ?? []);
  return hexes.flatMap((hex, i) => {
    const before = hexes
      .slice(0, i)
      .reverse()
      .find(other => touching(hex, other));
    return before ? [[before, hex] as const] : [];
  });
};

/** Lines that share a hex run side by side through it. */
export const laneShift = (
  networks: readonly MapNetwork[],
  network: MapNetwork,
  id: string,
  r: number,
): number => {
  const sharing = networks.filter(n => n.hexes.includes(id));
  return (sharing.indexOf(network) - (sharing.length - 1) / 2) * r * 0.3;
};
