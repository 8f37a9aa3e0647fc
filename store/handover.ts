import { checksum } from './storage';

/**
 * A file as a row of QR codes, for a phone beside this one and no network: compressed, cut into frames that can be read in
 * any order and as often as they come round. All letters are of the QR alphanumeric kind, which packs them tightest.
 */
const MOST_FRAMES = 500;
const MOST_BYTES = 30_000_000;

export const short = (text: string): string => checksum(text).slice(-6).toUpperCase();

/** One frame: what it is of, its own checksum, and its part of the file. */
export const frameOf = (told: string, part: string): string => `BH1/${told}/${short(told + part)}/${part}`;

/** What has been read of a row of frames so far. */
export interface Gathered {
  readonly id: string;
  readonly total: number;
  readonly size: number;
  readonly parts: ReadonlyMap<number, string>;
}

/** `again`: had it already. `other`: of another hand-over; the one under way is kept. `unreadable`: not one of ours, or damaged. */
export type Reading = 'new' | 'again' | 'other' | 'newer' | 'unreadable';

const FRAME =
  /^BH1\/([0-9A-Z]{1,6})\/(\d{1,3})\/(\d{1,3})\/(\d{1,8})\/([0-9A-Z]{1,6})\/([0-9A-Z $%*+\-./:]*)$/;

/** Takes in one frame as a camera has read it. */
export const gather = (
  soFar: Gathered | undefined,
  read: string,
): { readonly gathered: Gathered | undefined; readonly reading: Reading } => {
  const stay = (reading: Reading) => ({ gathered: soFar, reading });
  if (/^BH[2-9]\//.test(read)) return stay('newer');
  const [, id = '', i = '', n = '', bytes = '', sum, part = ''] = FRAME.exec(read) ?? [];
  const [index, total, size] = [Number(i), Number(n), Number(bytes)];
  if (sum === undefined || sum !== short(`${id}/${i}/${n}/${bytes}${part}`)) return stay('unreadable');
  if (index < 1 || index > total || total > MOST_FRAMES || size > MOST_BYTES) return stay('unreadable');
  const known = soFar ?? { id, total, size, parts: new Map<number, string>() };
  if (known.id !== id || known.total !== total || known.size !== size) return stay('other');
  if (known.parts.has(index)) return stay('again');
  return { gathered: { ...known, parts: new Map(known.parts).set(index, part) }, reading: 'new' };
};

export const missingFrames = ({ total, parts }: Gathered): readonly number[] =>
  Array.from({ length: total }, (_, i) => i + 1).filter(i => !parts.has(i));
