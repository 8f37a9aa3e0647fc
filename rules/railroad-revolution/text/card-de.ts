import type { cardEn } from './card-en';

export const cardDe: typeof cardEn = {
  turn: {
    title: 'Ein Zug auf einen Blick',
    lines: [
      {
        rule: 'RR-1',
        text: 'Einen Arbeiter aus dem Vorrat auf eine der vier Aktionen; ist keiner mehr da, erst alle zurücknehmen.',
      },
      {
        rule: 'RR-2',
        text: 'Die Hauptaktion ganz; der Effekt des Arbeiters nach Wunsch, oder stattdessen eine Beförderung.',
      },
      {
        rule: 'RR-2',
        text: 'Effekte in beliebiger Folge. Am Ende: keine Schulden und mindestens 4 Arbeiter in Vorrat und Tableau.',
      },
      {
        rule: 'RR-2',
        text: 'Jederzeit: eine Aktie für $150 verkaufen, einen Arbeiter für $800 anwerben. Aktien kauft man nie.',
      },
      {
        rule: 'RR-7',
        text: 'Dann der Handel, wenn ein Symbol bebaut wurde, dann Meilensteine, dann der Nächste.',
      },
    ],
  },
  station: {
    title: 'Bahnhof',
    lines: [
      {
        rule: 'RR-3',
        text: 'Linkes Gebäude in eine angeschlossene Stadt ohne eigenen Bahnhof: Preis zahlen, Belohnung nehmen.',
      },
      {
        rule: 'RR-3',
        text: 'Erster Bahnhof dort: auf Wunsch der Bonus links am Plättchen; mancher kostet Geld.',
      },
      {
        rule: 'RR-3',
        text: 'Violett $100: Lok umdrehen. Grau: Bonus des ersten, auch noch einmal. Orange: kein Preis. Türkis $300: Belohnung noch einmal.',
      },
    ],
  },
  railroad: {
    title: 'Eisenbahnstrecke',
    lines: [
      {
        rule: 'RR-4',
        text: 'Zwei Gleise: $400 und $100 je Dreieck; auch das letzte einzelne Gleis kostet die vollen $400.',
      },
      { rule: 'RR-4', text: 'Auf einem oder mehreren Handelssymbolen: ein Handel nach der Aktion.' },
      {
        rule: 'RR-4',
        text: 'Violett $300: eine Lok. Grau: 2 Aktien. Orange: $100 und $50 je Dreieck. Türkis: drei Gleise.',
      },
    ],
  },
  telegraph: {
    title: 'Telegrafen',
    lines: [
      {
        rule: 'RR-5',
        text: 'Linkes Gebäude in einen Bereich ohne eigenes Büro: braune Zahl an Aktien, als erster die weiße dazu.',
      },
      { rule: 'RR-5', text: 'Einen Arbeiter für das Plättchen abgeben; wo das Symbol steht, Handel.' },
      {
        rule: 'RR-5',
        text: 'Violett: Arbeiter tauschen. Grau: weiße Zahl, auch noch einmal. Orange: $100 je Aktie. Türkis $400: das Plättchen, auch zusätzlich.',
      },
    ],
  },
  sale: {
    title: 'Verkauf',
    lines: [
      {
        rule: 'RR-6',
        text: 'Ein Gebäude oder Gleis aus dem linken Bereich mit Teilen, für den Betrag darüber; es verlässt das Spiel.',
      },
      { rule: 'RR-6', text: 'Davor oder danach: eine Lok umdrehen. Zu bringt den Bonus, auf bringt nichts.' },
      {
        rule: 'RR-6',
        text: 'Violett: 3 Schritte. Grau: ein Handel für eine Aktie weniger. Orange: $100 je Lok. Türkis: noch eine umdrehen.',
      },
    ],
  },
  trade: {
    title: 'Handel',
    lines: [
      {
        rule: 'RR-7',
        text: 'Wer am Zug ist: einen oder beide. Dann die anderen reihum: je einen. Jeder kostet 1 bis 4 Aktien.',
      },
      { rule: 'RR-7', text: 'Dann das nächste Plättchen; ein leerer Stapel entsteht neu aus der Ablage.' },
    ],
  },
  milestones: {
    title: 'Meilensteine und Leisten',
    lines: [
      {
        rule: 'RR-9',
        text: 'Ein Beförderter steht auf dem Meilenstein und arbeitet nicht mehr. A bis C wollen die gedruckten Farben, D jede.',
      },
      {
        rule: 'RR-9',
        text: 'Arbeiter und Bedingungen am Ende irgendeines Zuges voll: Arbeiter zurück, ein Plättchen des nächsten Buchstabens, eins von drei.',
      },
      { rule: 'RR-9', text: 'Eine Bedingung mit Dreiecken meint genau so viele.' },
      {
        rule: 'RR-10',
        text: 'Schritte auf drei Leisten verteilbar; manche kosten Geld, Aktien oder einen Arbeiter.',
      },
    ],
  },
  end: {
    title: 'Ende und Wertung',
    lines: [
      {
        rule: 'RR-11',
        text: 'Jemand hat links vom Logo nichts mehr: die Runde zu Ende, dann jeder noch ein Zug.',
      },
      {
        rule: 'RR-12',
        text: '8 je aufgedeckter Lok, Meilensteine, Verbindungen benachbarter Büros (5 oder 8).',
      },
      { rule: 'RR-10', text: 'Jede Leiste: Städte der Gruppe 5, Bahnhöfe oder Büros × erreichte Punkte.' },
      { rule: 'RR-12', text: 'Gleichstand: Geld und $150 je Aktie; dann geteilt.' },
    ],
  },
  mistakes: {
    title: 'Oft übersehen',
    lines: [
      { rule: 'RR-1', text: 'Arbeiter zurückzunehmen ist keine Aktion: Im selben Zug wird einer gesetzt.' },
      { rule: 'RR-4', text: 'Mehrere Handelssymbole in einer Aktion bringen trotzdem nur einen Handel.' },
      { rule: 'RR-6', text: 'Was verkauft ist, ist aus dem Spiel; es kommt nicht in den Vorrat zurück.' },
      {
        rule: 'RR-6',
        text: 'Nur das Zudecken einer Lok bringt ihren Bonus, und zugedeckt zählt sie nichts.',
      },
      { rule: 'RR-8', text: 'Ein Gleis aus einem Bonus kümmert sich nicht um Dreiecke und Handelssymbole.' },
      { rule: 'RR-9', text: 'Meilensteine werden am Ende jedes Zuges geprüft, auch der anderen.' },
    ],
  },
};
