import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Refusal } from '@/rules/kernel/ruling';
import { frameOf, missingFrames, short, type Gathered } from './handover';
import { refuseByStore } from './refusals';

/** The heavy half of a hand-over, fetched when one begins: the file compressed into frames, and unpacked from them. */
const PER_FRAME = 600;
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

export const toFrames = (text: string, perFrame = PER_FRAME): readonly string[] => {
  const bytes = strToU8(text);
  const letters = toLetters(deflateSync(bytes, { level: 9 }));
  const total = Math.max(1, Math.ceil(letters.length / perFrame));
  const id = short(letters);
  return Array.from({ length: total }, (_, i) => {
    const part = letters.slice(i * perFrame, (i + 1) * perFrame);
    return frameOf(`${id}/${i + 1}/${total}/${bytes.length}`, part);
  });
};

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
