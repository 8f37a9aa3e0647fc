/** A stock market as view data: a grid of prices with zones, and the markers on it in order of arrival. */
export interface MarketCell {
  readonly row: number;
  readonly col: number;
  readonly price: string;
  readonly zone: 'cell' | 'par' | 'yellow' | 'orange' | 'brown';
}

export interface MarketMarker {
  readonly id: string;
  readonly game: string;
  readonly company: string;
  readonly name: string;
  readonly row: number;
  readonly col: number;
}

export interface MarketSpot {
  readonly row: number;
  readonly col: number;
}

export interface PlacedMarker {
  readonly marker: MarketMarker;
  readonly x: number;
  readonly y: number;
  readonly small: boolean;
}

export const CELL = { width: 40, height: 38 } as const;
const SHOWN = 2;

const stacks = (markers: readonly MarketMarker[]): readonly (readonly MarketMarker[])[] => {
  const by = new Map<string, MarketMarker[]>();
  for (const marker of markers) {
    const key = `${marker.row} ${marker.col}`;
    const stack = by.get(key) ?? [];
    stack.push(marker);
    by.set(key, stack);
  }
  return [...by.values()];
};

/** First come, first on top; two stand readable in a cell. */
export const placeMarkers = (markers: readonly MarketMarker[]): readonly PlacedMarker[] =>
  stacks(markers).flatMap(stack =>
    stack.slice(0, SHOWN).map((marker, i) => ({
      marker,
      small: stack.length > 1,
      x: marker.col * CELL.width + (stack.length > 1 ? 1.5 + i * 3 : 3),
      y: marker.row * CELL.height + (stack.length > 1 ? 13 + i * 11.5 : 18),
    })),
  );

/** The occupied cells: who stands there, and how many more than can be read. */
export const occupied = (markers: readonly MarketMarker[]) =>
  stacks(markers).flatMap(stack => {
    const [first] = stack;
    return first ? [{ row: first.row, col: first.col, stack, more: Math.max(0, stack.length - SHOWN) }] : [];
  });
