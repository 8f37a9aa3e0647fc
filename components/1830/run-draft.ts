import type { PadKey } from '../amount';

/** What the trains of one run have earned so far, and which of them is being worked out. */
export interface RunDraft {
  readonly turn: number;
  readonly sums: readonly number[];
  readonly at: number;
}

const MOST = 9999;

export const emptyRun = (turn: number, trains: number): RunDraft => ({
  turn,
  sums: Array.from({ length: Math.max(1, trains) }, () => 0),
  at: 0,
});

export const runTotal = ({ sums }: RunDraft): number => sums.reduce((sum, n) => sum + n, 0);

const withSum = (draft: RunDraft, change: (n: number) => number): RunDraft => ({
  ...draft,
  sums: draft.sums.map((n, i) => (i === draft.at ? Math.min(MOST, change(n)) : n)),
});

export const withKey = (draft: RunDraft, key: PadKey): RunDraft => {
  if (key === 'sign') return draft;
  if (key === 'clear') return withSum(draft, () => 0);
  if (key === 'back') return withSum(draft, n => Math.floor(n / 10));
  const typed = (n: number): number => n * (key === '00' ? 100 : 10) + Number(key);
  return withSum(draft, n => (typed(n) > MOST ? n : typed(n)));
};

export const withStop = (draft: RunDraft, value: number): RunDraft => withSum(draft, n => n + value);
export const atTrain = (draft: RunDraft, at: number): RunDraft => ({ ...draft, at });
