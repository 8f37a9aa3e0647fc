import type { card as en } from './card-en';

export const card: typeof en = {
  round: {
    title: 'Ein Zug auf einen Blick',
    lines: [
      {
        rule: 'CE-6',
        text: 'Versteigern, ausbauen oder entwickeln wählen. Der Zeiger rückt vor, auch wenn dann nichts geschieht.',
      },
      { rule: 'CE-7', text: 'Steht ein Zeiger auf Rot, ist die Aktion nicht wählbar.' },
      {
        rule: 'CE-8',
        text: 'Zwei Zeiger auf Rot zu Beginn eines Zuges: Zuerst kommt eine Dividenden-Phase.',
      },
      {
        rule: 'CE-24',
        text: 'Dividenden-Phase: Dividenden, Ende prüfen, Zeiger zurück, Detroit ein Feld weiter.',
      },
    ],
  },
  auction: {
    title: 'Versteigern',
    lines: [
      { rule: 'CE-9', text: 'Jede Gesellschaft, die noch eine Aktie hat; Wabash erst nach der Eröffnung.' },
      { rule: 'CE-10', text: 'Startgebot: Einkommen ÷ (verkaufte Aktien + diese), aufgerundet.' },
      { rule: 'CE-3', text: 'Der Preis geht in die Kasse der Gesellschaft, nicht an die Bank.' },
      { rule: 'CE-11', text: 'Wer die Aktion wählt, bietet zuerst. Passen alle, bleibt die Aktie liegen.' },
    ],
  },
  expand: {
    title: 'Ausbauen',
    lines: [
      { rule: 'CE-12', text: 'Nur mit einer Aktie der Gesellschaft; bis zu drei Felder am eigenen Netz.' },
      { rule: 'CE-14', text: 'Kosten: rote Zahl × alle Loks dort samt der neuen, aus der Kasse.' },
      { rule: 'CE-13', text: 'Wald und Berg fassen eine einzige Lok, fremde Startfelder keine.' },
      {
        rule: 'CE-15',
        text: 'Das Einkommen steigt um die Zahl der Stadt, mit Häuschen auch um dessen Zahl, oder um den Wert der Industrieskala.',
      },
    ],
  },
  develop: {
    title: 'Entwickeln',
    lines: [
      { rule: 'CE-17', text: 'Auch ohne Aktie: Stadt, Berg oder Wald mit Lok und ohne Häuschen.' },
      { rule: 'CE-18', text: 'Stadt oder Berg: Jede Gesellschaft dort gewinnt die Zahl des Häuschens.' },
      { rule: 'CE-19', text: 'Wheeling +1, Pittsburgh +2 für jede Gesellschaft dort; kein Häuschen nötig.' },
      { rule: 'CE-20', text: 'Wald: $2 von der Bank in die Kasse, kein Einkommen.' },
    ],
  },
  chicago: {
    title: 'Chicago und Wabash',
    lines: [
      { rule: 'CE-21', text: 'Steht eine Gesellschaft erstmals in Chicago, gibt es eine Extra-Dividende.' },
      {
        rule: 'CE-22',
        text: 'Beim ersten Mal wird die Wabash in Fort Wayne eröffnet: Einkommen 1, mit Häuschen dort 3.',
      },
      { rule: 'CE-23', text: 'Die erste Aktie wird gleich versteigert; der Zeiger rückt dafür nicht.' },
    ],
  },
  ends: {
    title: 'Das Ende',
    lines: [
      {
        rule: 'CE-26',
        text: 'Geprüft gleich nach einer Allgemeinen Dividende; eine Bedingung von vier genügt.',
      },
      {
        rule: 'CE-26',
        text: 'Drei Gesellschaften ohne Loks · drei ohne Aktien · höchstens drei Häuschen · Detroit auf 8.',
      },
      {
        rule: 'CE-27',
        text: 'Das meiste Bargeld gewinnt. Aktien und Kassen zählen nichts; bei Gleichstand teilt man den Sieg.',
      },
    ],
  },
  mistakes: {
    title: 'Häufige Fehler',
    lines: [
      { rule: 'CE-25', text: 'Erst je Aktie aufrunden, dann mit den gehaltenen Aktien malnehmen.' },
      { rule: 'CE-14', text: 'Eigenes Geld darf einer Gesellschaft nie helfen.' },
      { rule: 'CE-16', text: 'Erst den Ausbau abschließen, dann die Chicago-Dividende zahlen.' },
      { rule: 'CE-24', text: 'Bei der letzten Dividende bleiben Detroit und die Zeiger stehen.' },
    ],
  },
};
