/** Where a replayed transcript and the rules part. */
export interface Mismatch {
  readonly step: number | string;
  readonly field: string;
  readonly expected: unknown;
  readonly came: unknown;
}

/** What an adapter tells of one transcript. */
export interface Report {
  /** Counts one step of the transcript as replayed. */
  readonly step: () => void;
  readonly mismatch: (m: Mismatch) => void;
  /** Something worth knowing that is no mismatch, such as a refusal that cites another rule. */
  readonly note: (text: string) => void;
}

/** Replays transcripts of one game against its rules. */
export interface Adapter {
  /** The values of a document's `format` that it reads. */
  readonly formats: readonly string[];
  readonly replay: (document: unknown, report: Report) => void;
}

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** Reports every leaf in which two values differ; keys that hold `undefined` count as absent. */
export const compare = (
  report: Report,
  step: Mismatch['step'],
  field: string,
  expected: unknown,
  came: unknown,
): void => {
  if (isObject(expected) && isObject(came)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(came)]);
    for (const key of keys) compare(report, step, `${field}.${key}`, expected[key], came[key]);
  } else if (!Object.is(expected, came)) report.mismatch({ step, field, expected, came });
};
