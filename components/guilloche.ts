/** The engraver's lines as SVG path data. Pure, and kept: a path is built once per size. */
const kept = new Map<string, string>();

const keep = (key: string, draw: () => string): string => {
  const path = kept.get(key) ?? draw();
  kept.set(key, path);
  return path;
};

const at = (n: number): number => Math.round(n * 10) / 10;

interface Band {
  readonly length: number;
  readonly depth: number;
  readonly x?: number;
  readonly y?: number;
  readonly vertical?: boolean;
  readonly period?: number;
}

const LINES = 3;
const STEP = 1.7;

/** Interlaced waves: the rule under headers, the sides of a certificate. */
export const band = ({ length, depth, x = 0, y = 0, vertical = false, period = 17 }: Band): string =>
  keep(`band ${length} ${depth} ${x} ${y} ${vertical} ${period}`, () => {
    const waves = Math.max(1, Math.round(length / period));
    const points = Math.max(1, Math.round(length / STEP));
    let d = '';
    for (const side of [-1, 1])
      for (let line = 0; line < LINES; line += 1)
        for (let i = 0; i <= points; i += 1) {
          const along = (i / points) * length;
          const angle = (along / length) * waves * 2 * Math.PI + (line / LINES) * Math.PI * 0.9;
          const across = depth / 2 + side * (depth / 2) * (1 - 0.12 * line) * Math.sin(angle);
          const [px, py] = vertical ? [x + across, y + along] : [x + along, y + across];
          d += `${i === 0 ? 'M' : 'L'}${at(px)} ${at(py)}`;
        }
    return d;
  });

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** Share of r where the petals begin. */
  readonly inner: number;
  readonly petals: number;
  readonly lines: number;
  readonly points: number;
}

/** A ring of turned petals. */
export const rosette = ({ cx, cy, r, inner, petals, lines, points }: Ring): string =>
  keep(`rosette ${cx} ${cy} ${r} ${inner} ${petals} ${lines} ${points}`, () => {
    const middle = ((1 + inner) / 2) * r;
    const swing = ((1 - inner) / 2) * r;
    let d = '';
    for (let line = 0; line < lines; line += 1) {
      for (let i = 0; i < points; i += 1) {
        const turn = (i / points) * 2 * Math.PI;
        const reach = middle + swing * Math.sin(petals * turn + (line / lines) * 2 * Math.PI);
        d += `${i ? 'L' : 'M'}${at(cx + reach * Math.cos(turn))} ${at(cy + reach * Math.sin(turn))}`;
      }
      d += 'Z';
    }
    return d;
  });

/** Three nested rosettes in one path, as behind the title of a header or a payout card. */
export const lathe = (cx: number, cy: number, r: number, petals = 26, lines = 9): string =>
  rosette({ cx, cy, r, inner: 0.62, petals, lines, points: petals * 10 }) +
  rosette({
    cx,
    cy,
    r: r * 0.66,
    inner: 0.515,
    petals: Math.round(petals * 0.75),
    lines: lines - 2,
    points: 140,
  }) +
  rosette({
    cx,
    cy,
    r: r * 0.36,
    inner: 0.333,
    petals: Math.round(petals * 0.5),
    lines: lines - 2,
    points: 140,
  });
