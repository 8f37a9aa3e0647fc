export const calcWords = {
  calc: {
    title: 'Schnellrechner',
    help: 'Ohne Tisch. Jede Antwort zeigt ihren Rechenweg und ihre Regel.',
    figures: 'Zahlen',
    answer: 'Antwort',
    working: 'Rechenweg',
    less: 'Weniger: {{name}}',
    more: 'Mehr: {{name}}',
    range: '{{least}} bis {{most}}',
    unknown: 'Diesen Rechner gibt es nicht.',
    unknownHelp: 'Der Link nennt ein Spiel oder einen Rechner, den die Bank nicht kennt.',
    all: 'Alle Rechner',
    rule: 'Regel {{rule}}',
    notes: 'In Scheinen',
  },
  card: {
    title: 'Kurzregel',
    now: 'Was jetzt zählt',
    unknown: 'Für dieses Spiel gibt es keine Kurzregel.',
  },
};
