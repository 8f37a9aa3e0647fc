import type { Card } from './card-en';

export const card: Card = {
  round: {
    title: 'Der Ablauf auf einen Blick',
    lines: [
      { rule: '§7', text: 'Zuerst werden die sechs Privaten verkauft, die billigste zuerst; danach Aktien.' },
      {
        rule: '§4',
        text: 'Börsenrunde: beliebig viel verkaufen, ein Zertifikat kaufen, in beliebiger Folge, oder passen.',
      },
      {
        rule: '§4',
        text: 'Sie endet, wenn alle nacheinander gepasst haben; links vom letzten Händler liegt das Erstkaufrecht.',
      },
      {
        rule: '§16',
        text: 'Aktionsrunde: die Privaten zahlen, dann handeln die Gesellschaften vom höchsten Kurs abwärts.',
      },
      {
        rule: '§17',
        text: 'Jede: Gleis, Marke, Fahrt, ausschütten oder einbehalten, Züge. Nur Fahrt und Dividende sind Pflicht.',
      },
      {
        rule: '§22',
        text: 'Zuerst eine Aktionsrunde, nach dem ersten Dreier zwei, nach dem ersten Fünfer drei.',
      },
    ],
  },
  costs: {
    title: 'Was es kostet',
    lines: [
      {
        rule: '§8.1',
        text: 'Anfangspreis 67, 71, 76, 82, 90 oder 100; die Präsidentenaktie kostet zwei Anteile.',
      },
      { rule: '§8.2', text: 'Erstangebot zum Anfangspreis, Bank Pool zum Kurs.' },
      {
        rule: '§11',
        text: 'Mit 60 % verkauften Anteilen ist sie liquide und erhält das Zehnfache des Anfangspreises.',
      },
      {
        rule: '§18',
        text: 'Erstes Gleis auf einem Wasserfeld 80, auf einem Bergfeld 120; Ersetzen ist frei.',
      },
      { rule: '§19', text: 'Marke auf der Basis frei, die nächste 40, jede weitere 100.' },
      {
        rule: '§21',
        text: '2: 80, 3: 180, 4: 300, 5: 450, 6: 630, D: 1100 oder 800 gegen einen 4er, 5er oder 6er.',
      },
      { rule: '§21', text: 'Züge zwischen Gesellschaften: jeder Preis ab 1.' },
      {
        rule: '§23.1',
        text: 'Eine Private an eine Gesellschaft: halber bis doppelter Nennwert, vom ersten Dreier bis zum ersten Fünfer.',
      },
    ],
  },
  moves: {
    title: 'Wie sich Kurse bewegen',
    lines: [
      {
        rule: '§8.2a',
        text: 'Eine Reihe abwärts für jeden Anteil, der in den Bank Pool geht, nicht unter die unterste.',
      },
      { rule: '§8.2b', text: 'Eine Reihe aufwärts, wenn am Ende der Börsenrunde alles verkauft ist.' },
      { rule: '§8.2c', text: 'Dividende gezahlt: nach rechts; am rechten Ende aufwärts.' },
      { rule: '§8.2d', text: 'Einbehalten oder nicht gefahren: nach links; am linken Ende abwärts.' },
      { rule: '§8.2', text: 'Wer auf ein besetztes Feld kommt, liegt zuunterst und handelt später.' },
    ],
  },
  limits: {
    title: 'Grenzen',
    lines: [
      { rule: '§10', text: 'Zertifikate bei 2/3/4/5/6 Spielern: 28/20/16/13/11; offene Private zählen mit.' },
      { rule: '§10', text: 'Aktien in der gelben, orangen und braunen Zone zählen nicht.' },
      { rule: '§10', text: 'Je Spieler 60 % einer Gesellschaft, außer in der orangen und braunen Zone.' },
      { rule: '§10', text: 'In der braunen Zone beliebig viele aus dem Bank Pool in einem Zug.' },
      { rule: '§12b', text: 'Höchstens 50 % einer Gesellschaft im Bank Pool.' },
      {
        rule: '§21',
        text: 'Züge je Gesellschaft: 4, nach dem ersten Vierer drei, nach dem ersten Fünfer zwei.',
      },
      {
        rule: '§22',
        text: 'Der erste 4er verschrottet die 2er, der erste 6er die 3er, der erste D die 4er; der erste 5er schließt die Privaten.',
      },
    ],
  },
  ends: {
    title: 'Das Ende',
    lines: [
      {
        rule: '§25',
        text: 'Bank gesprengt: Die laufenden Aktionsrunden werden zu Ende gespielt; in der Börsenrunde noch die folgenden.',
      },
      {
        rule: '§24f',
        text: 'Wer einen Zug kaufen muss und das Geld nicht aufbringt, ist bankrott: Schluss, sofort.',
      },
      {
        rule: '§25',
        text: 'Vermögen: Bargeld und Aktien zum Kurs; Kassen und Züge der Gesellschaften zählen nichts.',
      },
      { rule: '§23.3', text: 'Offene Private der Spieler zählen ihren Nennwert.' },
    ],
  },
  mistakes: {
    title: 'Leicht verwechselt',
    lines: [
      {
        rule: '§4',
        text: 'Verkauftes kauft man in derselben Börsenrunde nicht zurück; erst kaufen, dann verkaufen geht.',
      },
      { rule: '§12a', text: 'In der ersten Börsenrunde wird nichts verkauft.' },
      { rule: '§13', text: 'Bei Gleichstand bleibt der Präsident.' },
      { rule: '§15', text: 'Gemeinsam verkauft bringen alle Anteile den Kurs vor dem Verkauf.' },
      { rule: '§17', text: 'Einnahmen kommen nach Gleis und Marke: Im selben Zug bezahlen sie diese nicht.' },
      {
        rule: '§20.2',
        text: 'Kein Zug, aber eine Strecke: Einer muss gekauft werden, wenn die Bank einen hat.',
      },
      { rule: '§20.3', text: 'Anteile im Bank Pool zahlen in die Kasse, Anteile im Erstangebot gar nichts.' },
      {
        rule: '§24',
        text: 'Geld des Präsidenten nur für den billigsten Zug der Bank, nach der ganzen Kasse.',
      },
    ],
  },
};
