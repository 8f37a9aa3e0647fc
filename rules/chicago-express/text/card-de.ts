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
      { rule: 'CE-8', text: 'Zwei Zeiger auf Rot zu Beginn eines Zuges: zuerst kommt eine Dividendenphase.' },
      {
        rule: 'CE-24',
        text: 'Dividendenphase: Dividenden, Ende prüfen, Zeiger zurück, Detroit einen Schritt weiter.',
      },
    ],
  },
  auction: {
    title: 'Versteigern',
    lines: [
      { rule: 'CE-9', text: 'Jede Gesellschaft, die noch eine Aktie hat; Wabash erst nach der Eröffnung.' },
      { rule: 'CE-10', text: 'Mindestgebot: Einkommen ÷ (verkaufte Aktien + diese), aufgerundet.' },
      { rule: 'CE-3', text: 'Der Preis geht in die Kasse der Gesellschaft, nicht an die Bank.' },
      { rule: 'CE-11', text: 'Wer die Aktion wählt, bietet zuerst. Passen alle, bleibt die Aktie liegen.' },
    ],
  },
  expand: {
    title: 'Ausbauen',
    lines: [
      { rule: 'CE-12', text: 'Nur mit einer Aktie der Gesellschaft; bis zu drei Felder am eigenen Netz.' },
      { rule: 'CE-14', text: 'Kosten: rote Zahl × alle Lokomotiven dort samt der neuen, aus der Kasse.' },
      { rule: 'CE-13', text: 'Wald und Gebirge nehmen eine einzige Lokomotive, fremde Startstädte keine.' },
      {
        rule: 'CE-15',
        text: 'Das Einkommen steigt um die Zahl der Stadt, mit Haus auch um dessen Zahl, oder um den Industriewert.',
      },
    ],
  },
  develop: {
    title: 'Entwickeln',
    lines: [
      { rule: 'CE-17', text: 'Ohne Aktie: Stadt, Gebirge oder Wald mit Lokomotive und ohne Haus.' },
      { rule: 'CE-18', text: 'Stadt oder Gebirge: jede Gesellschaft dort gewinnt die Zahl des Hauses.' },
      { rule: 'CE-19', text: 'Wheeling +1, Pittsburgh +2 für jede Gesellschaft dort; kein Haus nötig.' },
      { rule: 'CE-20', text: 'Wald: $2 von der Bank in die Kasse, kein Einkommen.' },
    ],
  },
  chicago: {
    title: 'Chicago und Wabash',
    lines: [
      { rule: 'CE-21', text: 'Steht eine Gesellschaft erstmals in Chicago, gibt es eine Sonderdividende.' },
      { rule: 'CE-22', text: 'Beim ersten Mal öffnet Wabash in Fort Wayne: Einkommen 1, mit Haus dort 3.' },
      { rule: 'CE-23', text: 'Die erste Aktie wird gleich versteigert; der Zeiger rückt dafür nicht.' },
    ],
  },
  ends: {
    title: 'Das Ende',
    lines: [
      { rule: 'CE-26', text: 'Geprüft gleich nach einer allgemeinen Dividende; eine von vier genügt.' },
      {
        rule: 'CE-26',
        text: 'Drei Gesellschaften ohne Lokomotiven · drei ohne Aktien · höchstens drei Häuser · Detroit auf 8.',
      },
      { rule: 'CE-27', text: 'Das meiste Bargeld gewinnt. Aktien und Kassen zählen nichts; Gleiche teilen.' },
    ],
  },
  mistakes: {
    title: 'Häufige Fehler',
    lines: [
      { rule: 'CE-25', text: 'Erst je Aktie aufrunden, dann mit den gehaltenen Aktien malnehmen.' },
      { rule: 'CE-14', text: 'Eigenes Geld darf einer Gesellschaft nie helfen.' },
      { rule: 'CE-16', text: 'Erst den Ausbau beenden, dann die Sonderdividende für Chicago zahlen.' },
      { rule: 'CE-24', text: 'Bei der letzten Dividende bleiben Detroit und die Zeiger stehen.' },
    ],
  },
};
