import { choiceAt, type Calculator, type CalcLine } from '../../kernel/calculator';
import { changesWith } from '../calc';
import { TILE_IDS, TILES, TRADE_VALUE, TRAIN_DATA, TRAINS } from '../data';

export const train: Calculator = {
  id: 'train',
  rule: '§22',
  fields: [{ id: 'train', kind: 'choice', choices: TRAINS, default: '4' }],
  work: v => {
    const kind = choiceAt(v, 'train', TRAINS);
    const { price, count, rusts } = TRAIN_DATA[kind];
    const change = changesWith(kind);
    return [
      { key: 'price', amount: price, rule: '§21', answer: true },
      ...(kind === 'D' ? [{ key: 'traded', amount: price - TRADE_VALUE, rule: '§21' }] : []),
      { key: 'count', value: count, rule: '§21' },
      ...change.rusts.map((old): CalcLine => ({ key: 'rusts', params: { train: old }, rule: '§22' })),
      ...(change.closes.length > 0 ? [{ key: 'closes', rule: '§22' }] : []),
      { key: 'limit', value: change.trains, rule: '§21' },
      { key: 'rounds', value: change.rounds, rule: '§22' },
      rusts === undefined
        ? { key: 'stays', rule: '§22' }
        : { key: 'rustsWith', params: { train: rusts }, rule: '§22' },
    ];
  },
};

export const tile: Calculator = {
  id: 'tile',
  rule: '§18.1',
  fields: [{ id: 'tile', kind: 'choice', choices: TILE_IDS, default: '57' }],
  work: v => {
    const { colour, count, into = [], value } = TILES[choiceAt(v, 'tile', TILE_IDS)];
    return [
      into.length === 0
        ? { key: 'never', rule: '§18.1', answer: true }
        : { key: 'into', params: { tiles: into.join(', ') }, rule: '§18.1', answer: true },
      { key: colour },
      { key: 'count', value: count },
      ...(value === undefined ? [] : [{ key: 'value', value, rule: '§20.3' }]),
    ];
  },
};
