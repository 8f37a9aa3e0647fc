export const calcWords = {
  calc: {
    title: 'Quick calculators',
    help: 'No table needed. Every answer shows its working and its rule.',
    figures: 'Figures',
    answer: 'Answer',
    working: 'Working',
    less: 'Less: {{name}}',
    more: 'More: {{name}}',
    range: '{{least}} to {{most}}',
    unknown: 'This calculator does not exist.',
    unknownHelp: 'The link names a game or a calculator that the bank does not know.',
    all: 'All calculators',
    rule: 'Rule {{rule}}',
    notes: 'In notes',
  },
  card: {
    title: 'Reference card',
    now: 'What matters now',
    unknown: 'There is no reference card for this game.',
  },
};
