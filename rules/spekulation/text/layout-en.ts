/** The words of the sheet that sets the board up again. */
export const layout = {
  stones: 'Stones on the track, foremost first',
  bags: 'Tiles out of the bags',
  cards: 'Cards played since the last reshuffle',
  company: '{{company, company}}',
  player: '{{by, player}}',
  field: 'field {{field}}',
  arrived: 'END, number {{place}} to arrive',
  start: 'On the start field',
  tiles: 'Action tiles',
  distances: 'Movement tiles',
  distance: '{{n}}',
  'tile-trade': '$t(tiles.trade)',
  'tile-plus': '$t(tiles.plus)',
  'tile-minus': '$t(tiles.minus)',
  'tile-none': '$t(tiles.none)',
  holiday: 'Bank Holiday',
};
