import { grey, no, office, owing, p2, station, white } from './refusing';
import { by, END, extra, gets, open, place, rail, turn, type Row } from './row';

/** Refusals of turns, stations, rails and offices. */
export const REFUSED_ACTIONS: readonly Row[] = [
  no('game-over', 'nothing after the end', END, turn({ phase: { name: 'over' } })),
  no('not-your-turn', 'the next player waits', place('sell', 'white', p2)),
  no('not-now', 'a worker is placed before anything is built', station('Washington')),
  no('another-action', 'rails belong to the railroad', rail(0), turn(), [place('sell')]),
  no('worker-not-in-supply', 'no purple worker to place', place('sell', 'purple')),
  no('can-still-act', 'a turn is not given up at will', { type: 'skip-turn', by }),
  no('below-zero', 'an action must be paid', END, owing),
  no('too-few-workers', 'four workers at the end of a turn', END, {
    ...open({}),
    entries: [gets.less('white', 1)],
  }),
  no('action-incomplete', 'two rails must be laid', END, turn(), [place('railroad'), rail(0)]),
  no('extra-used', 'one effect a turn', extra('white'), turn(), [place('sell'), extra('white')]),
  no('extra-colour', 'a white worker has no orange effect', extra('orange'), turn(), [place('sell')]),
  no('extra-not-now', 'no effect without an action', extra('white')),
  no('too-few-shares', 'three shares, not four', { type: 'sell-shares', by, count: 4 }),
  no('nobody-to-hire', 'all white workers are dealt out', { type: 'hire', by, colour: 'white' }),
  no('hire-unpaid', 'out of turn only with the cash in hand', { type: 'hire', by: p2, colour: 'grey' }),
  no(
    'no-station-possible',
    'no city is left',
    place('station'),
    turn({}, { stations: ['Washington', 'Charlotte'] }),
  ),
  no('not-connected', 'no rail leads to Miami', station('Miami'), turn(), [place('station')]),
  no('own-station', 'one station a city', station('Washington'), turn({}, { stations: ['Washington'] }), [
    place('station'),
  ]),
  no('station-built', 'one station an action', station('Charlotte'), turn(), [
    place('station'),
    station('Washington'),
  ]),
  no('no-station-yet', 'grey wants the station first', extra('grey'), grey, [place('station', 'grey')]),
  no(
    'no-first-bonus',
    'the neutral building was first',
    { type: 'first-bonus', by },
    turn({ cityTiles: { 'Little Rock': '2' } }, { cities: ['Little Rock'] }),
    [place('station'), station('Little Rock')],
  ),
  no('no-building-left', 'a free station takes a building too', station('Washington', true), {
    ...open({ station: 1 }),
    entries: [gets.less('building', 12)],
  }),
  no('city-tile-known', 'a tile is laid once', { type: 'city-tile', city: 'Miami', tile: '2' }),
  no('city-tile-unfit', 'a tile of group 5 does not lie on group 2', {
    type: 'city-tile',
    city: 'Little Rock',
    tile: '4',
  }),
  no('city-tile-unknown', 'the tile is asked for', station('Chicago'), turn({}, { cities: ['Chicago'] }), [
    place('station'),
  ]),
  no('no-rail-left', 'with none the action is barred', place('railroad'), {
    ...turn(),
    entries: [gets.less('rail', 15)],
  }),
  no('rails-laid', 'two rails, not three', rail(0), turn(), [place('railroad'), rail(0), rail(0)]),
  no(
    'three-rails-needed',
    'turquoise wants three',
    extra('turquoise'),
    { ...turn(), entries: [gets.less('rail', 13), gets.worker('turquoise')] },
    [place('railroad', 'turquoise')],
  ),
  no('no-such-city', 'a city must be on the sheet', rail(0, { cities: ['Atlantis'] }), turn(), [
    place('railroad'),
  ]),
  no('no-office-possible', 'no building, no office', place('telegraph'), {
    ...turn(),
    entries: [gets.less('building', 12)],
  }),
  no('no-office-possible', 'a free office takes a building too', office(2, true), {
    ...open({ office: 1 }),
    entries: [gets.less('building', 12)],
  }),
  no('no-such-area', 'there are eight areas', office(9), turn(), [place('telegraph')]),
  no('own-office', 'one office an area', office(2), turn({}, { offices: [2] }), [place('telegraph')]),
  no('office-built', 'one office an action', office(4), turn(), [place('telegraph'), office(2)]),
  no('no-office-yet', 'the tile wants an office', { type: 'tile-bonus', by, ...white }, turn(), [
    place('telegraph'),
  ]),
  no('no-tile-bonus', 'a trade symbol in place of a tile', { type: 'tile-bonus', by, ...white }, turn(), [
    place('telegraph'),
    office(3),
  ]),
  no('tile-used', 'one worker for a tile', { type: 'tile-bonus', by, ...white }, turn(), [
    place('telegraph'),
    office(2),
    { type: 'tile-bonus', by, ...white },
  ]),
  no(
    'worker-not-there',
    'no grey worker to give up',
    { type: 'tile-bonus', by, worker: 'grey', from: 'supply' },
    turn(),
    [place('telegraph'), office(2)],
  ),
  no('telegraph-tile-known', 'a tile is laid once', { type: 'telegraph-tile', area: 2, tile: 'rail' }),
  no('telegraph-tile-unfit', 'no tile on a trade symbol', { type: 'telegraph-tile', area: 3, tile: 'rail' }),
  no('telegraph-tile-unknown', 'the tile is asked for', { type: 'tile-bonus', by, ...white }, turn(), [
    place('telegraph'),
    office(8),
  ]),
];
