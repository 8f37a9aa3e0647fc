import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { atTrain, emptyRun, runTotal, withKey, withStop } from '@/components/1830/run-draft';
import { desk as de } from '@/rules/1830/text/desk-de';
import { desk as en } from '@/rules/1830/text/desk-en';

const folder = path.join(__dirname, '..', '..', '..', 'components', '1830');

test('every word that the desk of 1830 asks for is there', () => {
  const asked = readdirSync(folder).flatMap(file =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/'desk\.([A-Za-z-]+)'/g)].map(m => m[1] ?? ''),
  );
  const missing = asked.filter(key => !(key in en) && !(`${key}_one` in en));
  expect(missing).toEqual([]);
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

test('a run is the sum of its trains, typed or tapped', () => {
  const typed = withKey(withKey(emptyRun(1, 2), '9'), '0');
  expect(runTotal(typed)).toBe(90);
  const both = withStop(withStop(atTrain(typed, 1), 20), 30);
  expect(both.sums).toEqual([90, 50]);
  expect(runTotal(withKey(both, 'clear'))).toBe(90);
  expect(runTotal(withKey(withKey(emptyRun(1, 1), '1'), '00'))).toBe(100);
  expect(runTotal(withKey(typed, 'back'))).toBe(9);
});
