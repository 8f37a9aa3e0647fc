import type { card as en } from './card-en';

export const card: typeof en = {
  round: {
    title: 'Ein Zug auf einen Blick',
    lines: [
      { rule: 'SP-4', text: 'Aktion und Zugweite ziehen. Im allerersten Zug ist die Aktion ein Handel.' },
      { rule: 'SP-5', text: 'Zuerst kommt die Aktion, dann bewegen alle Karten die Steine.' },
      {
        rule: 'SP-12',
        text: 'War es ein Handel, kommen alle Plättchen zurück; sonst bleiben sie liegen. Beutel nach links.',
      },
    ],
  },
  trade: {
    title: 'Handel',
    lines: [
      {
        rule: 'SP-6',
        text: 'Reihum ab dem Zug: eine kaufen, eine verkaufen, beides oder nichts, beliebig herum.',
      },
      {
        rule: 'SP-6',
        text: 'Der Erlös darf sofort wieder ausgegeben werden. Nichts in der Bank: kein Kauf.',
      },
      {
        rule: 'SP-3',
        text: 'Unter null ist es umgekehrt: Die Bank zahlt dem Käufer, der Verkäufer zahlt der Bank.',
      },
      { rule: 'SP-3', text: 'Verkaufen darf nur, wer das auch zahlen kann (Festlegung).' },
    ],
  },
  price: {
    title: 'Preis einer Aktie',
    lines: [
      { rule: 'SP-1', text: 'Der vorderste Stein hat Position 1. Steine auf dem Startfeld haben keine.' },
      {
        rule: 'SP-2',
        text: 'Der Abschnitt nennt die Liste, die Position die Zeile. Am Start: ein Preis für alle.',
      },
      { rule: 'SP-14', text: 'Für Steine auf END gilt eine eigene Liste, nach Eintreffen.' },
    ],
  },
  position: {
    title: 'Position +1 und −1',
    lines: [
      {
        rule: 'SP-7',
        text: '+1: gleich vor den nächsten Stein, oder auf das nächste freie Feld davor. Nicht der führende.',
      },
      {
        rule: 'SP-7',
        text: '−1: gleich hinter den nächsten Stein, oder auf das nächste freie Feld dahinter. Nicht der letzte.',
      },
      {
        rule: 'SP-7',
        text: 'Muss ausgeführt werden, der Stein ist frei. Stehen alle am Start, verfällt es.',
      },
      { rule: 'SP-7', text: 'Vor Feld 59 liegt END, hinter Feld 1 der Start.' },
    ],
  },
  cards: {
    title: 'Karten und Bewegung',
    lines: [
      {
        rule: 'SP-9',
        text: 'Je eine von zwei Karten, zugleich aufgedeckt. Reihum zieht jeder Stein, auch derselbe mehrmals.',
      },
      { rule: 'SP-9', text: 'Nur freie Felder zählen.' },
      { rule: 'SP-10', text: 'Zu dritt und viert hält eine Bank Holiday alles an.' },
      {
        rule: 'SP-10',
        text: 'Zu fünft und sechst halbiert eine die Weite, aufgerundet; ab zwei zieht nichts.',
      },
      { rule: 'SP-11', text: 'Neun Karten, jede einmal; dann mischen und zwei ziehen.' },
    ],
  },
  end: {
    title: 'Ende',
    lines: [
      {
        rule: 'SP-13',
        text: 'Der Zug, in dem ein Stein END erreicht, ist der letzte; seine übrigen Bewegungen folgen noch.',
      },
      {
        rule: 'SP-13',
        text: 'Überzählige Schritte verfallen. Auf END zählt die Reihenfolge des Eintreffens.',
      },
      {
        rule: 'SP-14',
        text: 'Bargeld und Aktien zum jetzigen Preis, auch negativ. Gleichstand gewinnt gemeinsam.',
      },
    ],
  },
  mistakes: {
    title: 'Oft übersehen',
    lines: [
      { rule: 'SP-2', text: 'Ein überholter Stein ändert seinen Preis, ohne zu ziehen.' },
      { rule: 'SP-9', text: 'Besetzte Felder zählen auch unterwegs nicht, nicht nur am Ziel.' },
      { rule: 'SP-12', text: 'Ohne Handel bleibt auch die Zugweite liegen.' },
    ],
  },
};
