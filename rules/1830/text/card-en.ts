interface CardSection {
  readonly title: string;
  readonly lines: readonly { readonly rule: string; readonly text: string }[];
}
export type Card = Readonly<
  Record<'round' | 'costs' | 'moves' | 'limits' | 'ends' | 'mistakes', CardSection>
>;

/** The reference card in our own words, each line with its rule. */
export const card: Card = {
  round: {
    title: 'The round at a glance',
    lines: [
      { rule: '§7', text: 'First the six privates are sold, cheapest first; then shares.' },
      {
        rule: '§4',
        text: 'Stock round: sell as much as you like, buy one certificate, in either order, or pass.',
      },
      {
        rule: '§4',
        text: 'It ends when all have passed in a row; the priority goes to the left of whoever acted last.',
      },
      { rule: '§16', text: 'Operating round: privates pay, then companies act from the highest price down.' },
      {
        rule: '§17',
        text: 'Each company: track, token, run, pay or withhold, trains. Only run and dividend are compulsory.',
      },
      { rule: '§22', text: 'One operating round at first, two after the first 3, three after the first 5.' },
    ],
  },
  costs: {
    title: 'What things cost',
    lines: [
      { rule: '§8.1', text: 'Par 67, 71, 76, 82, 90 or 100; the president’s certificate costs two shares.' },
      { rule: '§8.2', text: 'Initial offering at par, bank pool at the market price.' },
      { rule: '§11', text: 'Floats with 60 % sold and gets ten times par.' },
      { rule: '§18', text: 'First tile on water 80, on mountains 120; replacing is free.' },
      { rule: '§19', text: 'Home token free, the next 40, each further one 100.' },
      {
        rule: '§21',
        text: '2: 80, 3: 180, 4: 300, 5: 450, 6: 630, D: 1100 or 800 with a 4, 5 or 6 handed in.',
      },
      { rule: '§21', text: 'Trains between companies: any price from 1 on.' },
      {
        rule: '§23.1',
        text: 'A private for a company: half to double its face value, between first 3 and first 5.',
      },
    ],
  },
  moves: {
    title: 'How prices move',
    lines: [
      { rule: '§8.2a', text: 'Down a row for each share sold to the pool, but not below the bottom.' },
      { rule: '§8.2b', text: 'Up a row when sold out at the end of a stock round.' },
      { rule: '§8.2c', text: 'Dividend paid: right; at the right end up.' },
      { rule: '§8.2d', text: 'Withheld or no run: left; at the left end down.' },
      { rule: '§8.2', text: 'A marker that enters an occupied cell goes underneath and acts later.' },
    ],
  },
  limits: {
    title: 'Limits',
    lines: [
      { rule: '§10', text: 'Certificates for 2/3/4/5/6 players: 28/20/16/13/11; open privates count.' },
      { rule: '§10', text: 'Shares in the yellow, orange and brown zones do not count.' },
      { rule: '§10', text: '60 % of a company each, except in the orange and brown zones.' },
      { rule: '§10', text: 'In the brown zone any number from the bank pool in one turn.' },
      { rule: '§12b', text: 'At most 50 % of a company in the bank pool.' },
      { rule: '§21', text: 'Trains per company: 4, after the first 4 three, after the first 5 two.' },
      {
        rule: '§22',
        text: 'First 4 scraps the 2s, first 6 the 3s, first D the 4s; first 5 closes the privates.',
      },
    ],
  },
  ends: {
    title: 'The end',
    lines: [
      {
        rule: '§25',
        text: 'Bank broken: the set of operating rounds is played out; in a stock round, the next set.',
      },
      {
        rule: '§24f',
        text: 'A president who cannot pay for a train that he must buy is bankrupt: over at once.',
      },
      {
        rule: '§25',
        text: 'Worth: cash and shares at the market price; treasuries and trains count nothing.',
      },
      { rule: '§23.3', text: 'Open privates of players count their face value.' },
    ],
  },
  mistakes: {
    title: 'Easily got wrong',
    lines: [
      {
        rule: '§4',
        text: 'What you sold you cannot buy back in the same stock round; buying first is allowed.',
      },
      { rule: '§12a', text: 'Nothing is sold in the first stock round.' },
      { rule: '§13', text: 'A tie does not change the president.' },
      { rule: '§15', text: 'Sold together, all shares get the price before the sale.' },
      { rule: '§17', text: 'Revenue comes after track and token: it cannot pay for them in the same turn.' },
      { rule: '§20.2', text: 'No train and a route: one must be bought if the bank has one.' },
      {
        rule: '§20.3',
        text: 'Pool shares pay into the treasury, shares in the initial offering pay nothing.',
      },
      {
        rule: '§24',
        text: 'President’s money only for the cheapest train of the bank, after the whole treasury.',
      },
    ],
  },
};
