export const calc = {
  dividend: {
    title: 'Dividend',
    fields: { income: 'Income', sold: 'Shares sold', held: 'Shares of one holder' },
    lines: {
      holder: 'A holder of {{n}}',
      each: '{{income}} ÷ {{sold}} sold, rounded up',
      total: 'The bank pays in all',
    },
  },
  bid: {
    title: 'Minimum bid',
    fields: { income: 'Income', sold: 'Shares sold so far' },
    lines: {
      least: 'Minimum bid',
      working: '{{income}} ÷ ({{sold}} sold + 1) = {{least}}, rounded up',
      pays: 'A share then pays',
    },
  },
  expansion: {
    title: 'Expansion cost',
    fields: {
      printed1: 'First hex, red figure',
      there1: 'Locomotives already there',
      printed2: 'Second hex, red figure',
      there2: 'Locomotives already there',
      printed3: 'Third hex, red figure',
      there3: 'Locomotives already there',
    },
    lines: { cost: 'The treasury pays', hex: 'Hex {{i}}: {{printed}} × {{n}}' },
  },
  end: {
    title: 'How far the end is',
    fields: {
      locomotives: 'Charters without locomotives',
      shares: 'Charters without shares',
      houses: 'Houses in the supply',
      detroit: 'Detroit’s marker',
    },
    lines: {
      last: 'The next dividend is the last',
      goesOn: 'The game goes on',
      locomotives: 'Charters still to run out of locomotives',
      shares: 'Charters still to run out of shares',
      houses: 'Houses still to be built',
      detroit: 'Steps Detroit still has',
    },
  },
};
