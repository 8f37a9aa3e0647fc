export const card = {
  round: {
    title: 'A turn at a glance',
    lines: [
      {
        rule: 'CE-6',
        text: 'Choose auction, expand or develop. Its dial moves on, even if you then do nothing.',
      },
      { rule: 'CE-7', text: 'A dial on red cannot be chosen.' },
      { rule: 'CE-8', text: 'Two dials on red as a turn begins: a dividend phase comes first.' },
      { rule: 'CE-24', text: 'Dividend phase: dividends, end check, dials back, Detroit one step on.' },
    ],
  },
  auction: {
    title: 'Auction',
    lines: [
      { rule: 'CE-9', text: 'Any company with a share left on its charter; Wabash only once it is open.' },
      { rule: 'CE-10', text: 'Minimum bid: income ÷ (shares sold + this one), rounded up.' },
      { rule: 'CE-3', text: 'The price goes into the company’s treasury, not to the bank.' },
      { rule: 'CE-11', text: 'The chooser bids first. If all pass, the share stays where it is.' },
    ],
  },
  expand: {
    title: 'Expand',
    lines: [
      { rule: 'CE-12', text: 'Only with a share of the company; up to three hexes next to its network.' },
      {
        rule: 'CE-14',
        text: 'Cost: red figure × all locomotives there, the new one included, from the treasury.',
      },
      { rule: 'CE-13', text: 'Forest and mountain take one locomotive in all; foreign start cities none.' },
      {
        rule: 'CE-15',
        text: 'Income rises by the city’s figure, its house figure if developed, or the industry value.',
      },
    ],
  },
  develop: {
    title: 'Develop',
    lines: [
      {
        rule: 'CE-17',
        text: 'No share needed: a city, mountain or forest with a locomotive and without a house.',
      },
      { rule: 'CE-18', text: 'City or mountain: every company there gains the house figure.' },
      { rule: 'CE-19', text: 'Wheeling +1, Pittsburgh +2 for every company there; no house is used.' },
      { rule: 'CE-20', text: 'Forest: $2 from the bank into the treasury, no income.' },
    ],
  },
  chicago: {
    title: 'Chicago and Wabash',
    lines: [
      { rule: 'CE-21', text: 'A company that first stands in Chicago pays its holders an extra dividend.' },
      {
        rule: 'CE-22',
        text: 'The first time Wabash opens in Fort Wayne: income 1, or 3 with a house there.',
      },
      { rule: 'CE-23', text: 'Its first share is auctioned at once; the auction dial does not move.' },
    ],
  },
  ends: {
    title: 'The end',
    lines: [
      { rule: 'CE-26', text: 'Checked right after a general dividend; one of four is enough.' },
      {
        rule: 'CE-26',
        text: 'Three charters without locomotives · three without shares · three houses or fewer · Detroit at 8.',
      },
      { rule: 'CE-27', text: 'Most cash wins. Shares and treasuries count nothing; equals share.' },
    ],
  },
  mistakes: {
    title: 'Common mistakes',
    lines: [
      { rule: 'CE-25', text: 'Round up per share first, then multiply by the shares held.' },
      { rule: 'CE-14', text: 'Players never add their own money to a company’s.' },
      { rule: 'CE-16', text: 'Finish the expansion before the Chicago dividend is paid.' },
      { rule: 'CE-24', text: 'On the last dividend Detroit and the dials stay as they are.' },
    ],
  },
};
