import { eighteen30 } from '../../../rules/1830';
import { EXAMPLES } from '../../../rules/1830/examples';
import { de } from '../../../rules/1830/text/de';
import { en } from '../../../rules/1830/text/en';
import type { Params } from '../../../rules/kernel/ruling';
import { tableOf } from './table';

const LANGUAGES = [en, de];
const asked = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);
const unsaid = (sentence: string, params: Params | object): readonly string[] =>
  asked(sentence).filter(name => !(name in params));

test('1830: every figure that a refusal or an event speaks of is there', () => {
  for (const row of EXAMPLES) {
    const ruling = eighteen30.play(tableOf(row.shows), row.play);
    for (const words of LANGUAGES) {
      const reasons: Readonly<Record<string, string>> = words.reasons;
      const events: Readonly<Record<string, string>> = words.events;
      if (!ruling.ok)
        expect([row.shows, unsaid(reasons[ruling.reason] ?? '{{words}}', ruling.params)]).toEqual([
          row.shows,
          [],
        ]);
      else
        for (const { event, params } of ruling.events)
          expect([event, unsaid(events[event] ?? '{{words}}', params)]).toEqual([event, []]);
    }
  }
});

test('1830: every action tells its own fields', () => {
  for (const words of LANGUAGES)
    for (const [type, fields] of Object.entries(eighteen30.actions)) {
      const actions: Readonly<Record<string, string>> = words.actions;
      const offers: Readonly<Record<string, string>> = words.offers;
      expect(unsaid(actions[type] ?? '{{words}}', fields)).toEqual([]);
      expect(unsaid(offers[type] ?? '{{words}}', fields)).toEqual([]);
    }
});

test('1830: every sentence of the status has its words and figures', () => {
  for (const row of EXAMPLES) {
    const { round, asks } = eighteen30.status(tableOf(row.shows));
    for (const words of LANGUAGES) {
      const status: Readonly<Record<string, string>> = words.status;
      for (const { key, params = {} } of [round, asks])
        expect([key, unsaid(status[key] ?? '{{words}}', params)]).toEqual([key, []]);
    }
  }
});

test('1830: both reference cards have the same lines', () => {
  const rules = (card: typeof en.card): readonly unknown[] =>
    Object.entries(card).map(([id, section]) => [id, section.lines.map(l => l.rule)]);
  expect(rules(de.card)).toEqual(rules(en.card));
});
