const spot = { price: 'Share price', row: 'Row of the market, from the top' };
const noCell = 'No such price in this row. It has: {{prices}}';

export const calc = {
  dividend: {
    title: 'Dividend',
    fields: {
      revenue: 'Revenue',
      pool: 'Shares in the bank pool',
      offering: 'Shares in the offering',
      ...spot,
    },
    lines: {
      each: 'A share draws',
      holder: 'A holder of {{n}}',
      treasury: 'Company treasury, for {{n}} in the pool',
      stays: 'Stays in the bank, for {{n}} unsold',
      paid: 'Paid out: {{from, money}} moves to',
      withheld: 'Withheld: {{from, money}} moves to',
      noCell,
    },
  },
  sale: {
    title: 'Sale of shares',
    fields: { shares: 'Shares sold', inPool: 'Shares in the pool before', ...spot },
    lines: {
      proceeds: 'Proceeds',
      working: '{{shares}} × {{price, money}}, all at the price before the sale',
      newPrice: 'New price, {{rows}} rows down',
      fits: 'The pool has room for {{room}}',
      tooMany: 'Too many: the pool has room for {{room}}',
      noCell,
    },
  },
  president: {
    title: 'President check',
    fields: { president: 'Shares of the president', rival: 'Shares of the other' },
    lines: {
      passes: 'The presidency passes',
      stays: 'The president stays',
      needs: 'Shares the other still needs',
      maySell: 'Shares the president can sell and stay',
    },
  },
  certificates: {
    title: 'Certificates',
    fields: {
      players: 'Players',
      shares: 'Shares outside the coloured zones',
      presidencies: 'Presidencies among them',
      privates: 'Open privates',
    },
    lines: {
      counted: 'Certificates, of {{limit}}',
      working: '{{shares}} shares − {{presidencies}} for president’s certificates + {{privates}} privates',
      over: 'Over the limit by',
      left: 'Still allowed',
    },
  },
  train: {
    title: 'Train purchase',
    fields: { train: 'Train' },
    choices: { '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', D: 'Diesel' },
    lines: {
      price: 'Price',
      traded: 'With a 4, 5 or 6 handed in',
      count: 'In the box',
      rusts: 'The first one scraps all {{train}}-trains',
      closes: 'The first one closes all privates',
      limit: 'Trains a company may own',
      rounds: 'Operating rounds in a set',
      stays: 'Is never scrapped',
      rustsWith: 'Is scrapped by the first {{train}}',
    },
  },
  worth: {
    title: 'Worth at the end',
    fields: {
      cash: 'Cash',
      privates: 'Open privates at face value',
      shares1: 'Shares, first company',
      price1: 'Its price',
      shares2: 'Shares, second company',
      price2: 'Its price',
      shares3: 'Shares, third company',
      price3: 'Its price',
      shares4: 'Shares, fourth company',
      price4: 'Its price',
    },
    lines: { worth: 'Worth', cash: 'Cash', privates: 'Privates', shares: '{{n}} × {{price, money}}' },
  },
  capital: {
    title: 'Capital at float',
    fields: { par: 'Par' },
    lines: {
      capital: 'The company gets',
      working: '10 × {{par, money}}',
      president: 'President’s certificate costs',
      float: 'Paid in when {{shares}} shares are sold',
    },
  },
  tile: {
    title: 'Tile upgrades',
    fields: { tile: 'Tile' },
    lines: {
      into: 'Can become {{tiles}}',
      never: 'Is never replaced',
      yellow: 'Yellow tile',
      green: 'Green tile',
      brown: 'Brown tile',
      count: 'In the box',
      value: 'Value of its stop',
    },
  },
};
