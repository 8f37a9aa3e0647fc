import type { calc as en } from './calc-en';

const spot = { price: 'Aktienkurs', row: 'Zeile der Börse, von oben' };
const noCell = 'Diesen Kurs gibt es in der Zeile nicht. Es gibt: {{prices}}';

export const calc: typeof en = {
  dividend: {
    title: 'Dividende',
    fields: { revenue: 'Einnahmen', pool: 'Aktien im Bank Pool', offering: 'Aktien im Erstangebot', ...spot },
    lines: {
      each: 'Eine Aktie bringt',
      holder: 'Wer {{n}} hält',
      treasury: 'Kasse der Gesellschaft, für {{n}} im Pool',
      stays: 'Bleibt in der Bank, für {{n}} unverkaufte',
      paid: 'Ausgeschüttet: von {{from, money}} auf',
      withheld: 'Einbehalten: von {{from, money}} auf',
      noCell,
    },
  },
  sale: {
    title: 'Aktienverkauf',
    fields: { shares: 'Verkaufte Aktien', inPool: 'Aktien vorher im Pool', ...spot },
    lines: {
      proceeds: 'Erlös',
      working: '{{shares}} × {{price, money}}, alle zum Kurs vor dem Verkauf',
      newPrice: 'Neuer Kurs, {{rows}} Zeilen tiefer',
      fits: 'Der Pool hat Platz für {{room}}',
      tooMany: 'Zu viele: Der Pool hat Platz für {{room}}',
      noCell,
    },
  },
  president: {
    title: 'Wer ist Präsident',
    fields: { president: 'Aktien des Präsidenten', rival: 'Aktien der anderen Person' },
    lines: {
      passes: 'Die Präsidentschaft wechselt',
      stays: 'Der Präsident bleibt',
      needs: 'Aktien, die noch fehlen',
      maySell: 'Aktien, die der Präsident abgeben kann, ohne das Amt zu verlieren',
    },
  },
  certificates: {
    title: 'Zertifikate',
    fields: {
      players: 'Personen am Tisch',
      shares: 'Aktien außerhalb der farbigen Zonen',
      presidencies: 'Präsidentschaften darunter',
      privates: 'Offene Private',
    },
    lines: {
      counted: 'Zertifikate, von {{limit}}',
      working: '{{shares}} Aktien − {{presidencies}} für Präsidentenaktien + {{privates}} Private',
      over: 'Über der Grenze um',
      left: 'Noch erlaubt',
    },
  },
  train: {
    title: 'Zugkauf',
    fields: { train: 'Zug' },
    choices: { '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', D: 'Diesel' },
    lines: {
      price: 'Preis',
      traded: 'Gegen Abgabe eines 4ers, 5ers oder 6ers',
      count: 'In der Schachtel',
      rusts: 'Der erste verschrottet alle {{train}}er-Züge',
      closes: 'Der erste schließt alle Privaten',
      limit: 'Züge, die eine Gesellschaft haben darf',
      rounds: 'Aktionsrunden hintereinander',
      stays: 'Wird nie verschrottet',
      rustsWith: 'Wird mit dem ersten {{train}}er verschrottet',
    },
  },
  worth: {
    title: 'Vermögen am Ende',
    fields: {
      cash: 'Bargeld',
      privates: 'Offene Private zum Nennwert',
      shares1: 'Aktien, erste Gesellschaft',
      price1: 'Ihr Kurs',
      shares2: 'Aktien, zweite Gesellschaft',
      price2: 'Ihr Kurs',
      shares3: 'Aktien, dritte Gesellschaft',
      price3: 'Ihr Kurs',
      shares4: 'Aktien, vierte Gesellschaft',
      price4: 'Ihr Kurs',
    },
    lines: {
      worth: 'Vermögen',
      cash: 'Bargeld',
      privates: 'Private',
      shares: '{{n}} × {{price, money}}',
    },
  },
  capital: {
    title: 'Startkapital',
    fields: { par: 'Anfangspreis' },
    lines: {
      capital: 'Die Gesellschaft bekommt',
      working: '10 × {{par, money}}',
      president: 'Die Präsidentenaktie kostet',
      float: 'Eingezahlt, wenn {{shares}} Aktien verkauft sind',
    },
  },
  tile: {
    title: 'Gleise ersetzen',
    fields: { tile: 'Gleis' },
    lines: {
      into: 'Wird zu {{tiles}}',
      never: 'Wird nie ersetzt',
      yellow: 'Gelbes Gleis',
      green: 'Grünes Gleis',
      brown: 'Braunes Gleis',
      count: 'In der Schachtel',
      value: 'Wert des Halts',
    },
  },
};
