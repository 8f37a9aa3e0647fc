/** An amount while it is typed: digits as they stand, so that nothing is lost before it is a number. */
export interface Draft {
  readonly digits: string;
  readonly negative: boolean;
  /** Set before, not typed: the first digit replaces it. */
  readonly fresh: boolean;
}

export type PadKey =
  '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | 'back' | 'clear' | 'sign';

export interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

export type Complaint = 'empty' | 'tooLong' | 'tooLittle' | 'tooMuch' | 'wrongStep';

const LONGEST = 20;

export const draftOf = (amount: number | undefined): Draft => ({
  digits: amount === undefined ? '' : String(Math.abs(amount)),
  negative: amount !== undefined && amount < 0,
  fresh: true,
});

export const pressed = (draft: Draft, key: PadKey): Draft => {
  switch (key) {
    case 'clear':
      return { digits: '', negative: false, fresh: false };
    case 'sign':
      return { ...draft, negative: !draft.negative };
    case 'back':
      return { ...draft, digits: draft.digits.slice(0, -1), fresh: false };
    default: {
      const joined = ((draft.fresh ? '' : draft.digits) + key).replace(/^0+(?=\d)/, '');
      return { ...draft, digits: joined.length > LONGEST ? draft.digits : joined, fresh: false };
    }
  }
};

export const amountOf = ({ digits, negative }: Draft): number | undefined =>
  digits === '' ? undefined : Number(digits) * (negative ? -1 : 1) + 0;

export const complaint = (
  draft: Draft,
  { min = 0, max = Infinity, step = 1 }: Limits,
): Complaint | undefined => {
  const amount = amountOf(draft);
  if (amount === undefined) return 'empty';
  if (!Number.isSafeInteger(amount)) return 'tooLong';
  if (amount < min) return 'tooLittle';
  if (amount > max) return 'tooMuch';
  return amount % step === 0 ? undefined : 'wrongStep';
};
