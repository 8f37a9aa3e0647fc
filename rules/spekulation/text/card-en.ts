export const card = {
  round: {
    title: 'A turn at a glance',
    lines: [
      {
        rule: 'SP-4',
        text: 'Draw an action tile and a movement tile. In the very first turn the action is a trade.',
      },
      { rule: 'SP-5', text: 'The action comes first, then everybody’s card moves stones.' },
      {
        rule: 'SP-12',
        text: 'Was it a trade, all tiles go back into the bags; otherwise they stay out. Bags go left.',
      },
    ],
  },
  trade: {
    title: 'Trade',
    lines: [
      {
        rule: 'SP-6',
        text: 'In seat order from the player on turn: buy one, sell one, both or neither, in any order.',
      },
      { rule: 'SP-6', text: 'Money from a sale may be spent at once. No share in the bank, no purchase.' },
      {
        rule: 'SP-3',
        text: 'Below zero it is turned round: the bank pays the buyer, the seller pays the bank.',
      },
      { rule: 'SP-3', text: 'Nobody may sell what he cannot pay for (ruling).' },
    ],
  },
  price: {
    title: 'Price of a share',
    lines: [
      { rule: 'SP-1', text: 'The foremost stone is first. Stones on the start field have no place.' },
      {
        rule: 'SP-2',
        text: 'The stretch names the list, the place the line in it. On the start field: one price for all.',
      },
      { rule: 'SP-14', text: 'Stones at END have a list of their own, by order of arrival.' },
    ],
  },
  position: {
    title: 'Position +1 and −1',
    lines: [
      {
        rule: 'SP-7',
        text: '+1: just ahead of the next stone in front, or on the next free field beyond. Not the leader.',
      },
      {
        rule: 'SP-7',
        text: '−1: just behind the next stone behind, or on the next free field further back. Not the last.',
      },
      {
        rule: 'SP-7',
        text: 'Must be done; the stone is free to choose. With all stones at the start it lapses.',
      },
      { rule: 'SP-7', text: 'Ahead of 59 lies END; behind field 1 lies the start.' },
    ],
  },
  cards: {
    title: 'Cards and movement',
    lines: [
      {
        rule: 'SP-9',
        text: 'One of two cards each, shown together. In seat order each stone moves; the same one may move twice.',
      },
      { rule: 'SP-9', text: 'Only free fields count.' },
      { rule: 'SP-10', text: '3–4 players: one Bank Holiday stops everything.' },
      {
        rule: 'SP-10',
        text: '5–6 players: one halves the distance, rounded up; two or more stop everything.',
      },
      { rule: 'SP-11', text: 'Nine cards, each once; then shuffle and draw two.' },
    ],
  },
  end: {
    title: 'End',
    lines: [
      {
        rule: 'SP-13',
        text: 'The turn in which a stone reaches END is the last; its other moves are still made.',
      },
      { rule: 'SP-13', text: 'Surplus steps are lost. Stones at END rank by arrival.' },
      {
        rule: 'SP-14',
        text: 'Cash plus shares at their present prices, negative ones too. Equals win together.',
      },
    ],
  },
  mistakes: {
    title: 'Often missed',
    lines: [
      { rule: 'SP-2', text: 'A stone that is overtaken changes its price without moving.' },
      {
        rule: 'SP-9',
        text: 'Occupied fields are skipped also in the middle of a move, not only at its end.',
      },
      { rule: 'SP-12', text: 'Without a trade the movement tile stays out as well.' },
    ],
  },
};
