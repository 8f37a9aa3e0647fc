import type { LayoutLine, LayoutPart, Phrase } from '../kernel/table';
import { askingPrice } from './apply/auction';
import { COMPANIES, FIELD_IDS, PRIVATES, TILES, TOKENS, TRAINS, type Company, type FieldId } from './data';
import { inOrder, listingOf, priceAt, stackOf } from './market';
import { ownerOf, POOL, privatesOf, trainsAt } from './reading';
import type { AuctionRound, Listing, T1830 } from './types';

const part = (key: string, lines: readonly LayoutLine[]): readonly LayoutPart[] =>
  lines.length === 0 ? [] : [{ title: { key }, lines }];

const field = ({ board }: T1830, id: FieldId): Phrase => {
  const { name } = board[id];
  return name === '' ? { key: 'field', params: { id } } : { key: 'city', params: { id, name } };
};

const cellOf = ({ row, col }: Listing): string => `${row}:${col}`;

/** Every cell with a marker, dearest first; in a cell the marker on top first. */
const market = ({ state }: T1830): readonly LayoutLine[] => {
  const listed = inOrder(
    state,
    COMPANIES.filter(c => listingOf(state, c) !== undefined),
  );
  const cells = new Map<string, { readonly at: Listing; readonly markers: Company[] }>();
  for (const company of listed) {
    const at = listingOf(state, company);
    if (at === undefined) continue;
    const cell = cells.get(cellOf(at)) ?? { at, markers: [] };
    cell.markers.push(company);
    cells.set(cellOf(at), cell);
  }
  return [...cells.values()].map(({ at, markers }) => ({
    what: { key: 'cell', params: { price: priceAt(at), row: at.row + 1, column: at.col + 1 } },
    where: [...markers]
      .sort((a, b) => stackOf(state, a) - stackOf(state, b))
      .map(company => ({ key: 'company', params: { company } })),
  }));
};

const companies = (t: T1830): readonly LayoutLine[] =>
  COMPANIES.flatMap(company => {
    const { listing, funded } = t.state.companies[company];
    if (listing === undefined) return [];
    const { president: by, par: price } = listing;
    return {
      what: { key: 'company', params: { company } },
      where: [
        { key: 'president', params: { by } },
        { key: 'par', params: { price } },
        ...(funded ? [] : [{ key: 'unfunded' }]),
      ],
    };
  });

const tokens = (t: T1830): readonly LayoutLine[] =>
  COMPANIES.flatMap(company => {
    const { stations } = t.state.companies[company];
    if (stations.length === 0) return [];
    const where = stations.map((at): Phrase => (at === '?' ? { key: 'somewhere' } : field(t, at)));
    const left = { key: 'tokens-left', params: { n: TOKENS[company] - stations.length } };
    return { what: { key: 'company', params: { company } }, where: [...where, left] };
  });

const tiles = (t: T1830): readonly LayoutLine[] => {
  const laid = FIELD_IDS.flatMap((id): readonly LayoutLine[] => {
    const tile = t.state.tiles[id];
    if (tile === undefined) return [];
    return [{ what: field(t, id), where: [{ key: `tile-${TILES[tile].colour}`, params: { tile } }] }];
  });
  const { untold } = t.state;
  if (untold === 0) return laid;
  return [...laid, { what: { key: 'elsewhere' }, where: [{ key: 'untold', params: { n: untold } }] }];
};

/** Beside the map: what has been reached, what lies in the pool, and who has acted. */
const rest = (t: T1830): readonly LayoutLine[] => {
  const { phase, priority, round } = t.state;
  const pool = TRAINS.map((train): Phrase => ({
    key: 'trains',
    params: { n: trainsAt(t, POOL, train), train },
  }));
  const closed = PRIVATES.filter(p => ownerOf(t, p) === 'out');
  const acted = round.name === 'operating' ? round.done : [];
  return [
    { what: { key: 'phase' }, where: [{ key: 'train', params: { train: phase } }] },
    { what: { key: 'priority' }, where: [{ key: 'player', params: { by: priority } }] },
    { what: { key: 'pool' }, where: pool.filter(line => line.params?.['n'] !== 0) },
    { what: { key: 'closed' }, where: closed.map(p => ({ key: 'private', params: { private: p } })) },
    { what: { key: 'acted' }, where: acted.map(company => ({ key: 'company', params: { company } })) },
  ].filter(line => line.where.length > 0);
};

/** §7: what is still to be sold, its price where it is not printed, and the bids that lie on it. */
const bids = (t: T1830, round: AuctionRound): readonly LayoutLine[] =>
  privatesOf(t, 'bank').map(p => ({
    what: { key: 'private', params: { private: p } },
    where: [
      { key: 'price', params: { price: askingPrice(round, p) } },
      ...t.players.flatMap(by => {
        const amount = round.bids[p]?.[by];
        return amount === undefined ? [] : [{ key: 'bid', params: { by, amount } }];
      }),
    ],
  }));

/** The stock market with its stacks, tokens and tiles by field, and what lies beside them. */
export const layout = (t: T1830): readonly LayoutPart[] => {
  const { round } = t.state;
  return [
    ...(round.name === 'auction' ? part('bids', bids(t, round)) : []),
    ...part('market', market(t)),
    ...part('companies', companies(t)),
    ...part('tokens', tokens(t)),
    ...part('tiles', tiles(t)),
    ...part('rest', rest(t)),
  ];
};
