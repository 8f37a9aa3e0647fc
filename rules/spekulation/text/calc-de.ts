import type { calc as en } from './calc-en';

export const calc: typeof en = {
  price: {
    title: 'Preis einer Aktie',
    fields: { field: 'Feld des Steins (0 = Start, 60 = END)', rank: 'Position' },
    lines: {
      price: 'Eine Aktie kostet',
      start: 'Auf dem Startfeld haben alle Aktien einen Preis',
      list: 'Liste der Felder {{from}} bis {{to}}, Position {{rank}}',
      end: 'Liste von END, eingetroffen als Nummer {{rank}}',
      buy: 'Wer kauft, zahlt der Bank',
      sell: 'Wer verkauft, bekommt von der Bank',
      negativeBuy: 'Negativ: Wer kauft, bekommt von der Bank',
      negativeSell: 'Negativ: Wer verkauft, zahlt der Bank',
    },
  },
  movement: {
    title: 'Zug eines Steins',
    fields: {
      from: 'Feld des Steins (0 = Start)',
      distance: 'Gezogene Weite',
      players: 'Mitspielende',
      holidays: 'Aufgedeckte Bank Holidays',
      c2: 'Ein zweiter Stein auf Feld (0 = Start)',
      c3: 'Ein dritter Stein auf Feld',
      c4: 'Ein vierter Stein auf Feld',
      c5: 'Ein fünfter Stein auf Feld',
      c6: 'Ein sechster Stein auf Feld',
      c7: 'Ein siebter Stein auf Feld',
      c8: 'Ein achter Stein auf Feld',
    },
    choices: { small: '3 oder 4', large: '5 oder 6' },
    lines: {
      to: 'Der Stein kommt auf Feld',
      end: 'Der Stein erreicht END',
      stops: 'Bank Holiday: Nichts zieht',
      halves: 'Bank Holiday: {{drawn}} ÷ 2, aufgerundet, ist {{distance}}',
      distance: 'Freie Felder, die er zieht',
      passed: 'Übersprungene besetzte Felder',
      surplus: 'Überzählige Schritte, verfallen',
    },
  },
};
