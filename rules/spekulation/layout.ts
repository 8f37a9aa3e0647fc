import type { LayoutLine, LayoutPart, Phrase } from '../kernel/table';
import { COMPANIES, END, START, TILES, type Card } from './data';
import { order } from './track';
import type { SpekulationTable } from './types';

const part = (key: string, lines: readonly LayoutLine[]): readonly LayoutPart[] =>
  lines.length === 0 ? [] : [{ title: { key }, lines }];

/** Foremost first; at END in the order of arrival, on the start field all together. */
const stones = ({ state }: SpekulationTable): readonly LayoutLine[] => {
  const waiting = COMPANIES.filter(c => state.stones[c] === START);
  return [
    ...order(state).map((company): LayoutLine => {
      const field = state.stones[company];
      const place = state.arrived.indexOf(company) + 1;
      const at = field >= END ? { key: 'arrived', params: { place } } : { key: 'field', params: { field } };
      return { what: { key: 'company', params: { company } }, where: [at] };
    }),
    ...(waiting.length > 0
      ? [
          {
            what: { key: 'start' },
            where: waiting.map(company => ({ key: 'company', params: { company } })),
          },
        ]
      : []),
  ];
};

const bags = ({ state: { out } }: SpekulationTable): readonly LayoutLine[] =>
  [
    {
      what: { key: 'tiles' },
      where: TILES.flatMap(tile =>
        out.tiles.filter(x => x === tile).map((): Phrase => ({ key: `tile-${tile}` })),
      ),
    },
    {
      what: { key: 'distances' },
      where: [...out.distances].sort((a, b) => a - b).map(n => ({ key: 'distance', params: { n } })),
    },
  ].filter(line => line.where.length > 0);

const cardOf = (card: Card): Phrase =>
  card === 'holiday' ? { key: 'holiday' } : { key: 'company', params: { company: card } };

/** The cards that lie out: those of earlier turns, and those shown in this one. */
const cards = ({ players, state: { gone, phase } }: SpekulationTable): readonly LayoutLine[] =>
  players.flatMap(by => {
    const shown = phase.name === 'cards' ? phase.played[by] : undefined;
    const where = (gone[by] ?? []).map(cardOf);
    const now = shown === undefined ? [] : [cardOf(shown)];
    return where.length + now.length === 0
      ? []
      : [{ what: { key: 'player', params: { by } }, where: [...where, ...now] }];
  });

/** The stones on the track, the tiles out of the bags and the cards that have been played. */
export const layout = (t: SpekulationTable): readonly LayoutPart[] => [
  ...part('stones', stones(t)),
  ...part('bags', bags(t)),
  ...part('cards', cards(t)),
];
