import { money } from '../../kernel/money';
import type { Action } from '../types';
import { all, funds, inPhase, operating, owned, shares, started, trains, type Row } from './fixtures';

const PRR = started('prr', 'p1', 100);
const ON_TRACK = all(operating('prr', 'track'), PRR);
const RICH = [funds('prr', 1000), shares('prr', 'p1', 6)];
const lay = (rest: Omit<Extract<Action, { type: 'lay-track' }>, 'type' | 'company'>): Action => ({
  type: 'lay-track',
  company: 'prr',
  ...rest,
});
const token = (cost: number, field?: 'H16' | 'F16' | 'G9' | 'H10'): Action => {
  const plain = { type: 'place-token', company: 'prr', cost: money(cost) } as const;
  return field === undefined ? plain : { ...plain, field };
};
const RUNNING = [...RICH, trains('prr', '3')];

export const TRACK: readonly Row[] = [
  {
    rule: '§18',
    shows: 'a mountain costs 120, once',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(120), field: 'G13', tile: '9' }),
    then: { 'company:prr': 880 },
  },
  {
    rule: '§18',
    shows: 'without a word about the field the bank takes the price as it is said',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(80), colour: 'yellow' }),
    then: { 'company:prr': 920 },
  },
  {
    rule: '§18.2',
    shows: 'a yellow field takes a green tile first; that on New York costs 80',
    given: { state: all(ON_TRACK, inPhase('3')), entries: RICH },
    play: lay({ cost: money(80), field: 'G19', tile: '54' }),
    then: { 'company:prr': 920 },
  },
  {
    rule: '§18.1',
    shows: 'replacing a tile is free, and tile 28 becomes 45 or 46',
    given: { state: all(ON_TRACK, inPhase('5'), s => ({ ...s, tiles: { G13: '28' } })), entries: RICH },
    play: lay({ cost: money(0), field: 'G13', tile: '46' }),
    then: { 'company:prr': 1000 },
  },
  {
    rule: '§17',
    shows: 'the owner of the Delaware & Hudson places its token there for nothing',
    given: { state: ON_TRACK, entries: [...RICH, owned('D&H', 'company:prr')] },
    after: [lay({ cost: money(120), field: 'F16', tile: '57' })],
    play: token(0, 'F16'),
    then: { 'company:prr': 880 },
  },
  {
    rule: '§17',
    shows: 'a token that did not come with the first tile there costs what any token costs',
    given: {
      state: all(ON_TRACK, inPhase('3'), s => ({ ...s, tiles: { F16: '57' } })),
      entries: [...RICH, owned('D&H', 'company:prr')],
    },
    after: [lay({ cost: money(0), field: 'F16', tile: '14' })],
    play: token(0, 'F16'),
    refused: 'token-costs',
  },
  {
    rule: '§17',
    shows: 'the tile of the Champlain & St. Lawrence comes besides the other',
    given: { state: ON_TRACK, entries: [...RICH, owned('C&SL', 'company:prr')] },
    after: [lay({ cost: money(0), field: 'H14', tile: '9' })],
    play: { type: 'lay-csl', company: 'prr', tile: '58' },
    sees: [[t => t.state.tiles.B20, '58']],
  },
  {
    rule: '§19',
    shows: 'the first token after the home costs 40',
    given: { state: ON_TRACK, entries: RICH },
    play: token(40, 'H16'),
    then: { 'company:prr': 960 },
  },
  {
    rule: '§16',
    shows: 'each in its turn',
    given: { state: all(ON_TRACK, started('bo', 'p2')) },
    play: { type: 'lay-track', company: 'bo', cost: money(0) },
    refused: 'not-this-company',
  },
  {
    rule: '§17',
    shows: 'track comes before the trains',
    given: { state: all(operating('prr', 'trains'), PRR), entries: RICH },
    play: lay({ cost: money(0) }),
    refused: 'step-past',
  },
  {
    rule: '§17',
    shows: 'the run is no option',
    given: { state: all(operating('prr', 'run'), PRR), entries: RUNNING },
    play: { type: 'skip', company: 'prr' },
    refused: 'not-optional',
  },
  {
    rule: '§18',
    shows: 'one tile a round',
    given: { state: ON_TRACK, entries: RICH },
    after: [lay({ cost: money(0) })],
    play: lay({ cost: money(0) }),
    refused: 'one-tile',
  },
  {
    rule: '§18',
    shows: 'grey fields take no tile',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(0), field: 'H12', tile: '57' }),
    refused: 'no-tile-here',
  },
  {
    rule: '§18',
    shows: 'the field of a player’s private is his',
    given: { state: ON_TRACK, entries: [...RICH, owned('M&H', 'player:p2')] },
    play: lay({ cost: money(0), field: 'D18', tile: '8' }),
    refused: 'private-field',
  },
  {
    rule: '§18',
    shows: 'an empty field takes a yellow tile',
    given: { state: all(ON_TRACK, inPhase('3')), entries: RICH },
    play: lay({ cost: money(0), field: 'H14', tile: '23' }),
    refused: 'yellow-first',
  },
  {
    rule: '§18',
    shows: 'cities stay cities',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(0), field: 'H16', tile: '8' }),
    refused: 'towns-differ',
  },
  {
    rule: '§18',
    shows: 'water costs 80',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(0), field: 'I17', tile: '8' }),
    refused: 'field-costs',
  },
  {
    rule: '§18.1',
    shows: 'tile 16 does not replace tile 7',
    given: { state: all(ON_TRACK, inPhase('3'), s => ({ ...s, tiles: { H14: '7' } })), entries: RICH },
    play: lay({ cost: money(0), field: 'H14', tile: '16' }),
    refused: 'no-upgrade',
  },
  {
    rule: '§18.1',
    shows: 'there is one tile 18',
    given: {
      state: all(ON_TRACK, inPhase('3'), s => ({ ...s, tiles: { H14: '18', G9: '7' } })),
      entries: RICH,
    },
    play: lay({ cost: money(0), field: 'G9', tile: '18' }),
    refused: 'tile-gone',
  },
  {
    rule: '§18.2',
    shows: 'tile 59 lies on double cities only',
    given: { state: all(ON_TRACK, inPhase('3'), s => ({ ...s, tiles: { H16: '57' } })), entries: RICH },
    play: lay({ cost: money(0), field: 'H16', tile: '59' }),
    refused: 'label-differs',
  },
  {
    rule: '§22',
    shows: 'green tiles come with the first 3',
    given: { state: ON_TRACK, entries: RICH },
    play: lay({ cost: money(0), colour: 'green' }),
    refused: 'colour-not-yet',
  },
  {
    rule: '§17',
    shows: 'only the owner of the Champlain & St. Lawrence has its tile',
    given: { state: ON_TRACK, entries: RICH },
    play: { type: 'lay-csl', company: 'prr', tile: '58' },
    refused: 'not-csl',
  },
  {
    rule: '§17',
    shows: 'and only once',
    given: {
      state: all(ON_TRACK, s => ({ ...s, tiles: { B20: '58' } })),
      entries: [...RICH, owned('C&SL', 'company:prr')],
    },
    play: { type: 'lay-csl', company: 'prr', tile: '3' },
    refused: 'csl-laid',
  },
  {
    rule: '§19',
    shows: 'one token a round',
    given: { state: ON_TRACK, entries: RICH },
    after: [token(40)],
    play: token(100),
    refused: 'one-token',
  },
  {
    rule: '§19',
    shows: 'four tokens are all the PRR has',
    given: {
      state: all(ON_TRACK, s => ({
        ...s,
        companies: { ...s.companies, prr: { ...s.companies.prr, stations: ['H12', 'H10', 'H16', 'G19'] } },
      })),
      entries: RICH,
    },
    play: token(100),
    refused: 'no-token-left',
  },
  {
    rule: '§19',
    shows: 'never two tokens of a company on one field',
    given: {
      state: all(ON_TRACK, s => ({
        ...s,
        companies: { ...s.companies, prr: { ...s.companies.prr, stations: ['H12', 'H10'] } },
      })),
      entries: RICH,
    },
    play: token(100, 'H10'),
    refused: 'token-twice',
  },
  {
    rule: '§19',
    shows: 'tokens lie in cities',
    given: { state: ON_TRACK, entries: RICH },
    play: token(40, 'G9'),
    refused: 'no-city',
  },
  {
    rule: '§19',
    shows: 'the first costs 40, not 100',
    given: { state: ON_TRACK, entries: RICH },
    play: token(100, 'H16'),
    refused: 'token-costs',
  },
];
