import fc from 'fast-check';
import { gather, missingFrames, type Gathered } from '@/store/handover';
import { assemble, toFrames } from '@/store/packing';

const gatherAll = (frames: readonly string[]): Gathered | undefined =>
  frames.reduce<Gathered | undefined>((so, frame) => gather(so, frame).gathered, undefined);

test('any text survives, whatever the order of its frames and however often they come', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.integer({ min: 20, max: 300 }),
      fc.infiniteStream(fc.nat()),
      (text, per, dice) => {
        const sound = text.replace(/[\ud800-\udfff]/g, '');
        const frames = toFrames(sound, per);
        const order = [...frames, ...frames]
          .map(f => [dice.next().value ?? 0, f] as const)
          .sort(([a], [b]) => a - b);
        const gathered = gatherAll(order.map(([, f]) => f));
        return (
          gathered !== undefined &&
          JSON.stringify(assemble(gathered)) === JSON.stringify({ ok: true, text: sound })
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('frames are of the letters that a QR code packs tightest', () => {
  for (const frame of toFrames('Grüße aus dem Zug 🚂'.repeat(200)))
    expect(frame).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
});

test('a frame again, of another hand-over, of a newer app, or damaged is told apart and changes nothing', () => {
  const long = (seed: number): string =>
    Array.from({ length: 4000 }, (_, i) => ((i * seed) % 997).toString(36)).join('');
  const [first = '', second = ''] = toFrames(long(7));
  const [foreign = ''] = toFrames(long(11));
  const so = gather(undefined, first).gathered;
  const told = (read: string) => {
    const { gathered, reading } = gather(so, read);
    return [reading, gathered === so];
  };
  expect(told(second)).toEqual(['new', false]);
  expect(told(first)).toEqual(['again', true]);
  expect(told(foreign)).toEqual(['other', true]);
  expect(told(second.replace('BH1', 'BH2'))).toEqual(['newer', true]);
  for (const junk of [
    '',
    'https://example.com',
    second.slice(0, -1),
    second.slice(1),
    `${second}A`,
    second.toLowerCase(),
  ])
    expect(told(junk)).toEqual(['unreadable', true]);
  expect(so && missingFrames(so)[0]).toBe(2);
  expect(so && assemble(so)).toMatchObject({ ok: false, reason: 'file-damaged' });
});

test('a hand-over that unpacks to more than it says is refused room, and mutated frames never throw', () => {
  const frames = toFrames('x'.repeat(5_000_000));
  expect(frames.length).toBeLessThan(20);
  const gathered = gatherAll(frames);
  if (gathered === undefined) throw new Error('nothing gathered');
  const liar = assemble({ ...gathered, size: 10 });
  expect(liar.ok ? liar.text.length : 0).toBeLessThanOrEqual(10);
  fc.assert(
    fc.property(fc.nat(), fc.string({ maxLength: 3 }), (at, change) => {
      const [frame = ''] = frames;
      const k = at % frame.length;
      const result = gather(undefined, frame.slice(0, k) + change + frame.slice(k + 1));
      if (result.gathered !== undefined) assemble(result.gathered);
    }),
    { numRuns: 2000 },
  );
});
