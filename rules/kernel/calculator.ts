import type { Params } from './ruling';
import type { Sheet } from './sheet';

export type CalcValue = number | string | boolean;
export type CalcValues = Readonly<Record<string, CalcValue>>;

/** One figure that a calculator asks for. */
export type CalcField =
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly default: number;
      readonly money?: boolean;
    }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly choices: readonly string[];
      readonly default: string;
    }
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean };

/** One line of an answer: its words, and the amount or the plain value beside them. */
export interface CalcLine {
  readonly key: string;
  readonly params?: Params;
  readonly amount?: number;
  readonly value?: string | number;
  readonly rule?: string;
  /** The answer itself, set large above the working. */
  readonly answer?: boolean;
}

/** Quick help without a table: figures in, an answer with its working out. It asks the code the tables run on. */
export interface Calculator {
  readonly id: string;
  readonly rule: string;
  readonly fields: readonly CalcField[];
  /** It reads figures of the players' own board, so it needs one that is complete. */
  readonly onBoard?: boolean;
  readonly work: (values: CalcValues, sheet?: Sheet) => readonly CalcLine[];
}

const kept = (field: CalcField, x: CalcValue | undefined): CalcValue => {
  switch (field.kind) {
    case 'number':
      return typeof x === 'number' && Number.isSafeInteger(x)
        ? Math.min(field.max, Math.max(field.min, x))
        : field.default;
    case 'choice':
      return typeof x === 'string' && field.choices.includes(x) ? x : field.default;
    case 'flag':
      return typeof x === 'boolean' ? x : field.default;
  }
};

/** Every field's value: as remembered where that still fits, else its default. */
export const calcValues = ({ fields }: Calculator, remembered: CalcValues = {}): CalcValues =>
  Object.fromEntries(fields.map(f => [f.id, kept(f, remembered[f.id])]));

export const numberAt = (values: CalcValues, id: string): number => {
  const x = values[id];
  return typeof x === 'number' ? x : 0;
};
export const choiceAt = <C extends string>(values: CalcValues, id: string, choices: readonly C[]): C => {
  const found = choices.find(c => c === values[id]) ?? choices[0];
  if (found === undefined) throw new Error(`no choices for ${id}`);
  return found;
};
