import { choiceAt, numberAt, type CalcField, type CalcLine, type Calculator } from '../kernel/calculator';
import { orangeRailGain, railCost } from './apply/railroad';
import { RAILS, SHARE_PRICE } from './data';
import { locomotivePoints, trackPoints, wealth } from './score';

const WORKERS = ['other', 'orange'] as const;

const rails: Calculator = {
  id: 'rails',
  rule: 'RR-4',
  fields: [
    { id: 'triangles', kind: 'number', min: 0, max: 20, default: 2 },
    { id: 'worker', kind: 'choice', choices: WORKERS, default: 'other' },
  ],
  work: v => {
    const triangles = numberAt(v, 'triangles');
    const cost = railCost(triangles);
    const gain = choiceAt(v, 'worker', WORKERS) === 'orange' ? orangeRailGain(triangles) : 0;
    return [
      { key: 'pays', amount: cost - gain, answer: true },
      { key: 'rails', amount: RAILS.price, rule: 'RR-4' },
      { key: 'terrain', params: { triangles }, amount: cost - RAILS.price, rule: 'RR-4' },
      ...(gain > 0 ? [{ key: 'orange', params: { triangles }, amount: -gain, rule: 'RR-4' }] : []),
    ];
  },
};

const count = (id: string, max: number): CalcField => ({ id, kind: 'number', min: 0, max, default: 0 });

const score: Calculator = {
  id: 'score',
  rule: 'RR-12',
  fields: [
    count('locomotives', 20),
    count('milestones', 500),
    count('cities', 15),
    count('network', 50),
    count('stations', 15),
    count('stationPoints', 50),
    count('offices', 8),
    count('officePoints', 50),
    count('fives', 7),
    count('eights', 7),
  ],
  work: v => {
    const n = (id: string): number => numberAt(v, id);
    const lines: readonly CalcLine[] = [
      {
        key: 'locomotives',
        params: { n: n('locomotives') },
        value: locomotivePoints(n('locomotives')),
        rule: 'RR-12',
      },
      { key: 'milestones', value: n('milestones'), rule: 'RR-9' },
      { key: 'network', value: trackPoints(n('cities'), n('network')), rule: 'RR-10' },
      { key: 'stations', value: trackPoints(n('stations'), n('stationPoints')), rule: 'RR-10' },
      { key: 'telegraph', value: trackPoints(n('offices'), n('officePoints')), rule: 'RR-10' },
      { key: 'links', value: n('fives') * 5 + n('eights') * 8, rule: 'RR-12' },
    ];
    const total = lines.reduce((sum, line) => sum + Number(line.value ?? 0), 0);
    return [{ key: 'total', value: total, answer: true }, ...lines];
  },
};

const tie: Calculator = {
  id: 'tie',
  rule: 'RR-12',
  fields: [
    { id: 'cash', kind: 'number', min: 0, max: 20_000, step: 50, default: 600, money: true },
    count('shares', 60),
  ],
  work: v => [
    { key: 'wealth', amount: wealth(numberAt(v, 'cash'), numberAt(v, 'shares')), answer: true },
    {
      key: 'shares',
      params: { n: numberAt(v, 'shares') },
      amount: numberAt(v, 'shares') * SHARE_PRICE,
      rule: 'RR-12',
    },
  ],
};

export const CALCULATORS: readonly Calculator[] = [rails, score, tie];
