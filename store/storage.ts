import type { Refusal } from '@/rules/kernel/ruling';
import { refuseByStore } from './refusals';

/** Small documents, each of a kind: headers and cards of tables, what was set aside, who writes, sheets, settings. */
export type DocKind = 'table' | 'card' | 'aside' | 'lease' | 'sheet' | 'setting';

export interface Doc {
  readonly id: string;
  readonly text: string;
}

/** One record of a table's log; `seq` counts from 0 without a gap and alone decides the order. */
export interface Row {
  readonly seq: number;
  readonly text: string;
}

/** One part of a write. `add` fails where the row is there already, `expect` where the document is another. */
export type Change =
  | { readonly do: 'put'; readonly kind: DocKind; readonly id: string; readonly text: string }
  | { readonly do: 'delete'; readonly kind: DocKind; readonly id: string }
  | { readonly do: 'expect'; readonly kind: DocKind; readonly id: string; readonly text: string | undefined }
  | { readonly do: 'add'; readonly table: string; readonly seq: number; readonly text: string }
  | { readonly do: 'drop'; readonly table: string };

/**
 * Where everything is kept. A write is one transaction: all of its changes or none, and on the disk when it resolves.
 * What fails rejects; `attempt` makes a refusal of it.
 */
export interface Storage {
  readonly docs: (kind: DocKind) => Promise<readonly Doc[]>;
  readonly doc: (kind: DocKind, id: string) => Promise<string | undefined>;
  readonly rows: (table: string, from?: number) => Promise<readonly Row[]>;
  readonly write: (changes: readonly Change[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const { imul } = Math;

/** Two 32-bit hashes in one word of 53 bits: damage is seen, malice is not the question here. */
export const checksum = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = imul(a ^ c, 2654435761);
    b = imul(b ^ c, 1597334677);
  }
  a = imul(a ^ (a >>> 16), 2246822507) ^ imul(b ^ (b >>> 13), 3266489909);
  b = imul(b ^ (b >>> 16), 2246822507) ^ imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
};

/** Text with a checksum that also covers where it belongs, so that a row out of place is seen. */
export const seal = (place: string, text: string): string => `${checksum(`${place}|${text}`)}|${text}`;

export const unseal = (place: string, sealed: unknown): string | undefined => {
  if (typeof sealed !== 'string') return undefined;
  const bar = sealed.indexOf('|');
  const text = sealed.slice(bar + 1);
  return bar > 0 && checksum(`${place}|${text}`) === sealed.slice(0, bar) ? text : undefined;
};

export const docPlace = (kind: DocKind, id: string): string => `${kind}/${id}`;
export const rowPlace = (table: string, seq: number): string => `row/${table}/${seq}`;

export const putDoc = (kind: DocKind, id: string, value: unknown): Change => ({
  do: 'put',
  kind,
  id,
  text: seal(docPlace(kind, id), JSON.stringify(value)),
});

export const addRow = (table: string, seq: number, record: unknown): Change & { readonly do: 'add' } => ({
  do: 'add',
  table,
  seq,
  text: seal(rowPlace(table, seq), JSON.stringify(record)),
});

/** Reads what `putDoc` and `addRow` have written; `undefined` where it is damaged. */
export const readSealed = (place: string, sealed: unknown): { readonly value: unknown } | undefined => {
  const text = unseal(place, sealed);
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** Thrown by a storage whose `expect` is not met. */
export const unexpected = (): Error =>
  Object.assign(new Error('another window writes here'), { name: 'Unexpected' });

const reasonOf = (error: unknown): 'storage-full' | 'storage-refused' | 'held-elsewhere' => {
  const { name = '', message = '' } = (error ?? {}) as { readonly name?: string; readonly message?: string };
  if (name === 'Unexpected' || name === 'ConstraintError' || /UNIQUE constraint/i.test(message))
    return 'held-elsewhere';
  return name === 'QuotaExceededError' || /quota|disk is full|SQLITE_FULL/i.test(message)
    ? 'storage-full'
    : 'storage-refused';
};

/** Runs what touches the storage; a rejection becomes a refusal. */
export const attempt = async <T extends { readonly ok: true }>(
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> => {
  try {
    return await work();
  } catch (error) {
    return refuseByStore(reasonOf(error));
  }
};
