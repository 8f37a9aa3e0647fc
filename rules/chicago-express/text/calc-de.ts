import type { calc as en } from './calc-en';

export const calc: typeof en = {
  dividend: {
    title: 'Dividende',
    fields: { income: 'Einkommen', sold: 'Verkaufte Aktien', held: 'Aktien einer Person' },
    lines: {
      holder: 'Wer {{n}} hält',
      each: '{{income}} ÷ {{sold}} verkaufte, aufgerundet',
      total: 'Die Bank zahlt insgesamt',
    },
  },
  bid: {
    title: 'Start\u00ADgebot',
    fields: { income: 'Einkommen', sold: 'Bisher verkaufte Aktien' },
    lines: {
      least: 'Startgebot',
      working: '{{income}} ÷ ({{sold}} verkaufte + 1) = {{least}}, aufgerundet',
      pays: 'Eine Aktie bringt danach',
    },
  },
  expansion: {
    title: 'Ausbaukosten',
    fields: {
      printed1: 'Erstes Feld, rote Zahl',
      there1: 'Loks schon dort',
      printed2: 'Zweites Feld, rote Zahl',
      there2: 'Loks schon dort',
      printed3: 'Drittes Feld, rote Zahl',
      there3: 'Loks schon dort',
    },
    lines: { cost: 'Die Gesellschaft zahlt', hex: 'Feld {{i}}: {{printed}} × {{n}}' },
  },
  end: {
    title: 'Wie weit ist das Ende',
    fields: {
      locomotives: 'Gesellschaften ohne Loks',
      shares: 'Gesellschaften ohne Aktien',
      houses: 'Häuschen im Vorrat',
      detroit: 'Detroit auf der Industrieskala',
    },
    lines: {
      last: 'Die nächste Dividende ist die letzte',
      goesOn: 'Das Spiel geht weiter',
      locomotives: 'Gesellschaften, denen noch die Loks ausgehen müssen',
      shares: 'Gesellschaften, denen noch die Aktien ausgehen müssen',
      houses: 'Häuschen, die noch gesetzt werden müssen',
      detroit: 'Felder, die Detroit noch hat',
    },
  },
};
