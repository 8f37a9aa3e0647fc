import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Refusal } from '@/rules/kernel/ruling';
import { refuseByStore } from './refusals';
import { checksum } from './storage';

/**
 * A file as a row of QR codes, for a phone beside this one and no network: compressed, cut into frames that can be read in
 * any order and as often as they come round. All letters are of the QR alphanumeric kind, which packs them tightest.
 */
const MARK = 'BH1';
const PER_FRAME = 600;
const MOST_FRAMES = 500;
const MOST_BYTES = 30_000_000;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Base 45 (RFC 9285): two bytes in three letters. */
const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 2) {
    const [a = 0, b] = bytes.subarray(i, i + 2);
    let n = b === undefined ? a : a * 256 + b;
    for (let k = b === undefined ? 2 : 3; k > 0; k--) {
      text += LETTERS.charAt(n % 45);
      n = Math.floor(n / 45);
    }
  }
  return text;
};

const toBytes = (text: string): Uint8Array | undefined => {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const part = [...text.slice(i, i + 3)].map(c => LETTERS.indexOf(c));
    const n = part.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (part.includes(-1) || part.length === 1 || n > (part.length === 3 ? 0xffff : 0xff)) return undefined;
    if (part.length === 3) bytes.push(n >> 8);
    bytes.push(n & 0xff);
  }
  return Uint8Array.from(bytes);
};

const short = (text: string): string => checksum(text).slice(-6).toUpperCase();

export const toFrames = (text: string, perFrame = PER_FRAME): readonly string[] => {
  const bytes = strToU8(text);
  const letters = toLetters(deflateSync(bytes, { level: 9 }));
  const total = Math.max(1, Math.ceil(letters.length / perFrame));
  const id = short(letters);
  return Array.from({ length: total }, (_, i) => {
    const part = letters.slice(i * perFrame, (i + 1) * perFrame);
    const told = `${id}/${i + 1}/${total}/${bytes.length}`;
    return `${MARK}/${told}/${short(told + part)}/${part}`;
  });
};

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

/** The file, once every frame is there; hand it to `importFile`. */
export const assemble = (gathered: Gathered): { readonly ok: true; readonly text: string } | Refusal => {
  if (missingFrames(gathered).length > 0) return refuseByStore('file-damaged', { at: 'frames' });
  const letters = Array.from({ length: gathered.total }, (_, i) => gathered.parts.get(i + 1) ?? '').join('');
  const bytes = short(letters) === gathered.id ? toBytes(letters) : undefined;
  if (bytes === undefined) return refuseByStore('file-damaged', { at: 'frames' });
  try {
    // The room is given, not grown: a hand-over that claims little and unpacks to much ends here.
    const text = strFromU8(inflateSync(bytes, { out: new Uint8Array(gathered.size) }));
    return { ok: true, text };
  } catch {
    return refuseByStore('file-damaged', { at: 'frames' });
  }
};
