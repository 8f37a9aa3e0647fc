import {
  METRO,
  TIMBUKTU,
  ALHAMBRA,
  VIER,
  ACHT,
  CARDS_ASKED,
  DRAW_ASKED,
  given,
  dealt,
  phase,
  seven,
  type Row,
} from './sample';

export const SETUP: readonly Row[] = [
  {
    rule: 'SP-DEAL',
    shows: 'three players: two shares of each company, 20 in cash, one drawn share each',
    after: dealt(METRO, TIMBUKTU),
    play: { type: 'deal', by: 'p3', company: ALHAMBRA },
    then: { 'player:p1': 20, 'share:c1@bank': 1, 'share:c4@bank': 2, 'share:c3@player:p3': 1 },
    sees: [[phase, 'draw']],
  },
  ...(
    [
      [4, 3],
      [5, 4],
      [6, 5],
    ] as const
  ).map(([players, n]): Row => ({
    rule: 'SP-DEAL',
    shows: `with ${players} players there are ${n} shares of each company`,
    players,
    play: { type: 'deal', by: 'p1', company: METRO },
    then: { 'share:c1@bank': n - 1, 'share:c8@bank': n },
  })),
  {
    rule: 'SP-4',
    shows: 'the starting player is asked for, and draws first',
    options: { start: 'p2' },
    after: [
      { type: 'deal', by: 'p2', company: METRO },
      { type: 'deal', by: 'p3', company: ACHT },
    ],
    play: { type: 'deal', by: 'p1', company: VIER },
    sees: [[t => t.state.turn, 'p2']],
  },
  {
    rule: 'SP-DEAL',
    shows: 'the drawn shares are all different',
    after: dealt(METRO),
    play: { type: 'deal', by: 'p2', company: METRO },
    refused: 'share-taken',
  },
  {
    rule: 'SP-DEAL',
    shows: 'shares are drawn in seat order',
    play: { type: 'deal', by: 'p2', company: METRO },
    refused: 'not-your-share',
  },
  {
    rule: 'SP-DEAL',
    shows: 'nobody draws a second share',
    after: dealt(METRO, TIMBUKTU, ALHAMBRA),
    play: { type: 'deal', by: 'p1', company: VIER },
    refused: 'already-dealt',
  },
  {
    rule: 'SP-DEAL',
    shows: 'no turn begins before everybody has a share',
    after: dealt(METRO, TIMBUKTU),
    play: { type: 'draw', by: 'p1', tile: 'trade', distance: 3 },
    refused: 'still-dealing',
  },
];

export const DRAWS: readonly Row[] = [
  {
    rule: 'SP-4',
    shows: 'the first turn is a trade, only the distance is drawn',
    after: dealt(METRO, TIMBUKTU, ALHAMBRA),
    play: { type: 'draw', by: 'p1', tile: 'trade', distance: 3 },
    sees: [[phase, 'trade']],
  },
  {
    rule: 'SP-4',
    shows: 'the first turn has no other tile',
    after: dealt(METRO, TIMBUKTU, ALHAMBRA),
    play: { type: 'draw', by: 'p1', tile: 'none', distance: 3 },
    refused: 'first-is-trade',
  },
  {
    rule: 'SP-4',
    shows: 'only the player on turn draws',
    given: given(DRAW_ASKED),
    play: { type: 'draw', by: 'p2', tile: 'trade', distance: 3 },
    refused: 'not-your-turn',
  },
  {
    rule: 'SP-4',
    shows: 'the tiles of a turn are drawn once',
    given: given(CARDS_ASKED),
    play: { type: 'draw', by: 'p1', tile: 'trade', distance: 3 },
    refused: 'already-drawn',
  },
  {
    rule: 'SP-8',
    shows: 'no action: the cards come at once',
    given: given(DRAW_ASKED, seven),
    play: { type: 'draw', by: 'p1', tile: 'none', distance: 3 },
    sees: [[phase, 'cards']],
  },
  {
    rule: 'SP-7',
    shows: 'with all stones at the start a position tile lapses',
    given: given(DRAW_ASKED),
    play: { type: 'draw', by: 'p1', tile: 'plus', distance: 3 },
    events: ['lapsed'],
    sees: [[phase, 'cards']],
  },
  {
    rule: 'SP-12',
    shows: 'an action tile that lies out is not drawn again',
    given: given(DRAW_ASKED, seven, { out: { tiles: ['plus'], distances: [3] } }),
    play: { type: 'draw', by: 'p1', tile: 'plus', distance: 4 },
    refused: 'tile-out',
  },
  {
    rule: 'SP-12',
    shows: 'a movement tile that lies out is not drawn again',
    given: given(DRAW_ASKED, seven, { out: { tiles: ['plus'], distances: [3] } }),
    play: { type: 'draw', by: 'p1', tile: 'none', distance: 3 },
    refused: 'distance-out',
  },
  {
    rule: 'SP-12',
    shows: 'only the distances of the board sheet can be drawn',
    given: given(DRAW_ASKED),
    play: { type: 'draw', by: 'p1', tile: 'none', distance: 7 },
    refused: 'no-such-distance',
  },
];
