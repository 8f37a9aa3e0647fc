/** One measured quality. Without a goal there is nothing to miss; `reason` says why a figure could not be taken. */
export interface Figure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly goal: string | null;
  readonly met: boolean;
  readonly reason?: string;
}

export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

const rounded = (n: number): number => (n >= 100 ? Math.round(n) : Number(n.toPrecision(3)));

export const figure = (name: string, value: number, unit: string, goal: Goal = {}): Figure => {
  const { least, most } = goal;
  const told = least !== undefined ? `>= ${least}` : most !== undefined ? `<= ${most}` : null;
  const met = value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  return { name, value: rounded(value), unit, goal: told, met };
};

export const untaken = (name: string, unit: string, reason: string): Figure => ({
  name,
  value: null,
  unit,
  goal: null,
  met: false,
  reason,
});

/** The value below which the given share of a sample lies. */
export const percentile = (sample: readonly number[], share: number): number => {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export const median = (sample: readonly number[]): number => percentile(sample, 0.5);

const microseconds = (): number => Number(process.hrtime.bigint()) / 1000;

/** How long one piece of work takes, in microseconds. */
export const timed = (work: () => unknown): number => {
  const began = microseconds();
  work();
  return microseconds() - began;
};
