import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { eighteen30 } from '../../rules/1830';
import type { Action } from '../../rules/1830/types';
import { readAction, type AnyAction } from '../../rules/kernel/action';
import { ACTIONS } from '../../rules/1830/actions';
import type { Table } from '../../rules/kernel/table';
import { adapter1830 } from '../conformance/1830';
import { optionsOf, type After, type Transcript } from '../conformance/1830/transcript';
import type { Recorded } from '../rules/recorded';

const root = path.join(__dirname, '..', '..');
const TRANSCRIPT = path.join(root, '..', 'shared', 'transcripts', '1830', 'game-b.json');
const OWN = path.join(root, 'rules', '1830', 'replays', 'three-players-to-the-diesels.json');

/** One action of a recorded game, with the state that the recording gives after it where it gives one. */
export interface Entered {
  readonly action: Action;
  readonly after?: After;
}
export interface Opening {
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly entered: readonly Entered[];
}

const asAction = (action: AnyAction): Action => {
  const read = readAction(ACTIONS, action);
  if (read === undefined) throw new Error(`unreadable: ${JSON.stringify(action)}`);
  return read;
};

/** The actions that the conformance door makes of a transcript's steps, what the file leaves unsaid included. */
const translated = (transcript: Transcript): readonly Entered[] => {
  const led = new Map<Table, { readonly action: AnyAction; readonly from: Table; readonly step: number }>();
  let last: Table | undefined;
  let step = 0;
  const { play } = eighteen30;
  const spy = jest.spyOn(eighteen30, 'play').mockImplementation((from, junk) => {
    const ruling = play(from, junk);
    if (ruling.ok) {
      led.set(ruling.table, { action: junk as AnyAction, from, step });
      last = ruling.table;
    }
    return ruling;
  });
  const nothing = () => undefined;
  adapter1830.replay(transcript, { step: () => step++, mismatch: nothing, note: nothing });
  spy.mockRestore();
  const list: { readonly action: AnyAction; readonly step: number }[] = [];
  for (let at = last; at !== undefined; at = led.get(at)?.from) {
    const found = led.get(at);
    if (found !== undefined) list.unshift(found);
  }
  return list.map(({ action, step: at }, i) => {
    const after = list[i + 1]?.step === at ? undefined : transcript.steps[at - 1]?.after;
    return after === undefined ? { action: asAction(action) } : { action: asAction(action), after };
  });
};

/** Up to the end of the second operating round: all privates, a stock round and two operating rounds at least. */
const opening = (list: readonly Entered[], start: Table): readonly Entered[] => {
  let table = start;
  let seen = 0;
  let operating = '';
  const taken: Entered[] = [];
  for (const entered of list) {
    const ruling = eighteen30.play(table, entered.action);
    if (!ruling.ok) throw new Error(`${entered.action.type} is refused: ${ruling.reason}`);
    table = ruling.table;
    taken.push(entered);
    const { round, stockRound } = eighteen30.open(table).state;
    const now = round.name === 'operating' ? `${stockRound}.${round.number}` : '';
    if (operating !== '' && now !== operating) seen++;
    operating = now;
    if (seen === 2) return taken;
  }
  return taken;
};

export const startOf = ({ players, options }: Pick<Opening, 'players' | 'options'>) => ({
  players: Array.from({ length: players }, (_, i) => `p${i + 1}` as const),
  options,
  sheet: Object.fromEntries(eighteen30.sheet.tables.map(t => [t.id, t.rows])),
});

/** The opening of a game played by strangers where the transcripts are there, else one of our own. */
export const recordedOpening = (): Opening => {
  const strangers = existsSync(TRANSCRIPT);
  const file: unknown = JSON.parse(readFileSync(strangers ? TRANSCRIPT : OWN, 'utf8'));
  const transcript = file as Transcript;
  const own = file as Recorded;
  const head = strangers
    ? { players: transcript.players.length, options: optionsOf(transcript) }
    : { players: own.players, options: own.options };
  const start = eighteen30.start(startOf(head));
  if (!start.ok) throw new Error(start.reason);
  const list = strangers ? translated(transcript) : own.actions.map(action => ({ action: asAction(action) }));
  return {
    ...head,
    title: strangers ? 'a game of strangers' : 'a game of our own (no transcripts here)',
    entered: opening(list, start.table),
  };
};
