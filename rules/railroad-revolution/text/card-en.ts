export const cardEn = {
  turn: {
    title: 'A turn at a glance',
    lines: [
      {
        rule: 'RR-1',
        text: 'Place one worker of your supply on one of the four actions; with none left, take all back first.',
      },
      {
        rule: 'RR-2',
        text: 'The main action in full; the worker’s effect if you like, or a promotion in its place.',
      },
      {
        rule: 'RR-2',
        text: 'Effects in any order. At the end: no debts, and at least 4 workers in supply and on the board.',
      },
      {
        rule: 'RR-2',
        text: 'At any time: sell a share for $150, hire a worker for $800. Shares are never bought.',
      },
      { rule: 'RR-7', text: 'Then a trade if a symbol was built on, then milestones, then the next player.' },
    ],
  },
  station: {
    title: 'Station',
    lines: [
      {
        rule: 'RR-3',
        text: 'Leftmost building to a connected city without a station of yours: pay its price, take its reward.',
      },
      {
        rule: 'RR-3',
        text: 'First station there: the bonus on the left of the tile, if wanted; some cost money.',
      },
      {
        rule: 'RR-3',
        text: 'Purple $100: turn a locomotive. Grey: first-station bonus, even again. Orange: no price. Turquoise $300: reward again.',
      },
    ],
  },
  railroad: {
    title: 'Railroad',
    lines: [
      {
        rule: 'RR-4',
        text: 'Two rails: $400 and $100 for each triangle; the last single rail costs the full $400 too.',
      },
      { rule: 'RR-4', text: 'On one or more trade symbols: one trade after the action.' },
      {
        rule: 'RR-4',
        text: 'Purple $300: a locomotive. Grey: 2 shares. Orange: $100 and $50 for each triangle. Turquoise: three rails.',
      },
    ],
  },
  telegraph: {
    title: 'Telegraph',
    lines: [
      {
        rule: 'RR-5',
        text: 'Leftmost building to an area without an office of yours: brown figure in shares, white one more as the first.',
      },
      { rule: 'RR-5', text: 'Give up a worker for the tile, or trade where the symbol is printed.' },
      {
        rule: 'RR-5',
        text: 'Purple: swap a worker. Grey: white figure, even again. Orange: $100 for each share. Turquoise $400: the tile, also on top.',
      },
    ],
  },
  sale: {
    title: 'Sale',
    lines: [
      {
        rule: 'RR-6',
        text: 'One building or rail of the leftmost area with pieces, for the money above it; it leaves the game.',
      },
      { rule: 'RR-6', text: 'Before or after: turn one locomotive. Down brings its bonus, up nothing.' },
      {
        rule: 'RR-6',
        text: 'Purple: 3 steps. Grey: a deal for one share less. Orange: $100 for each locomotive. Turquoise: turn one more.',
      },
    ],
  },
  trade: {
    title: 'Trade',
    lines: [
      {
        rule: 'RR-7',
        text: 'You: either or both deals of the tile. Then the others in seat order: one each. Each costs 1 to 4 shares.',
      },
      { rule: 'RR-7', text: 'Then the next tile; an empty stack is made of the discards.' },
    ],
  },
  milestones: {
    title: 'Milestones and tracks',
    lines: [
      {
        rule: 'RR-9',
        text: 'A promoted worker stands on a milestone and no longer works. A to C want the printed colours, D any.',
      },
      {
        rule: 'RR-9',
        text: 'Workers and conditions complete at the end of any turn: workers go back, a tile of the next letter, one of three.',
      },
      { rule: 'RR-9', text: 'A condition with triangles means exactly that many.' },
      {
        rule: 'RR-10',
        text: 'Steps may be split between the three tracks; some must be paid with money, shares or a worker.',
      },
    ],
  },
  end: {
    title: 'End and score',
    lines: [
      {
        rule: 'RR-11',
        text: 'Somebody has nothing left of the logo: finish the round, then one more turn each.',
      },
      {
        rule: 'RR-12',
        text: '8 for each face-up locomotive, milestones, links between neighbouring offices (5 or 8).',
      },
      { rule: 'RR-10', text: 'Each track: cities of group 5, stations or offices × the points reached.' },
      { rule: 'RR-12', text: 'Tie: cash and $150 a share; then shared.' },
    ],
  },
  mistakes: {
    title: 'Often missed',
    lines: [
      { rule: 'RR-1', text: 'Taking the workers back is not an action: place one in the same turn.' },
      { rule: 'RR-4', text: 'Several trade symbols in one action still bring only one trade.' },
      { rule: 'RR-6', text: 'A sold piece is gone for good; it is not put back into the supply.' },
      {
        rule: 'RR-6',
        text: 'Only turning a locomotive down brings its bonus, and face down it scores nothing.',
      },
      { rule: 'RR-8', text: 'A rail from a bonus ignores triangles and trade symbols.' },
      { rule: 'RR-9', text: 'Milestones are checked at the end of every turn, the others’ too.' },
    ],
  },
};
