import type { LayoutHex, LayoutLine, LayoutPart, Phrase } from '../kernel/table';
import { hexAt, inMapOrder } from './board';
import { DIALS, INDUSTRIES, RAILROADS, type HexId, type Railroad } from './data';
import { incomeMarker } from './formulas';
import { hasHouse, isOpen, isRed, looseHouses, looseLocomotives, railroadsIn } from './reading';
import type { ExpressTable } from './types';

const placed = (t: ExpressTable, hexes: readonly HexId[], loose: number): readonly Phrase[] => [
  ...inMapOrder(hexes).map((hex): Phrase => {
    const { name } = hexAt(t.board, hex);
    return name === '' ? { key: 'hex', params: { hex } } : { key: 'city', params: { hex, name } };
  }),
  ...(loose > 0 ? [{ key: 'loose', params: { n: loose } }] : []),
];

const network = (t: ExpressTable, railroad: Railroad): LayoutLine => ({
  what: { key: 'railroad', params: { railroad } },
  where: placed(t, t.state.track[railroad], looseLocomotives(t, railroad)),
});

const income = ({ state }: ExpressTable, railroad: Railroad): LayoutLine => {
  const { marker, tokens } = incomeMarker(state.income[railroad]);
  return {
    what: { key: 'railroad', params: { railroad } },
    where: [
      { key: 'at', params: { n: marker } },
      ...(tokens > 0 ? [{ key: 'tokens', params: { n: tokens } }] : []),
    ],
  };
};

/** The whole map: no hex has a name on the board, so a picture says more than our ids. */
const mapOf = ({ state, board }: ExpressTable): readonly LayoutHex[] =>
  board.all.map(({ id, name, col, row }) => ({
    id,
    name,
    col,
    row,
    marks: [
      ...railroadsIn(state, id).map(railroad => ({ key: 'railroad', params: { railroad } })),
      ...(hasHouse(state, id) ? [{ key: 'house' }] : []),
    ],
  }));

/** Locomotives and houses by hex, and every marker beside the map. */
export const layout = (t: ExpressTable): readonly LayoutPart[] => {
  const open = RAILROADS.filter(r => isOpen(t.state, r) || looseLocomotives(t, r) > 0);
  const houses = placed(t, t.state.developed, looseHouses(t));
  return [
    { title: { key: 'locomotives' }, lines: open.map(r => network(t, r)), map: mapOf(t) },
    ...(houses.length > 0
      ? [{ title: { key: 'houses' }, lines: [{ what: { key: 'house' }, where: houses }] }]
      : []),
    { title: { key: 'income' }, lines: open.map(r => income(t, r)) },
    {
      title: { key: 'industry' },
      lines: INDUSTRIES.map(i => ({
        what: { key: `industry-${i}` },
        where: [{ key: 'at', params: { n: t.state.industry[i] } }],
      })),
    },
    {
      title: { key: 'dials' },
      lines: DIALS.map(d => ({
        what: { key: `dial-${d}` },
        where: [
          { key: isRed(t, d) ? 'red' : 'turned', params: { n: t.state.dials[d], of: t.board.dials[d] } },
        ],
      })),
    },
  ];
};
