import { eighteen30 } from '../../rules/1830';
import { owesTrain } from '../../rules/1830/need';
import { withSurplus } from '../../rules/1830/reading';
import { STEPS, type OperatingStep, type T1830 } from '../../rules/1830/types';
import type { AnyAction } from '../../rules/kernel/action';
import type { PlayerId } from '../../rules/kernel/ledger';
import { blankSheet } from '../../rules/kernel/sheet';
import type { Refusal } from '../../rules/kernel/ruling';
import { companyId, optionsOf, translate, type Transcript, type TranscriptStep } from './1830/transcript';
import { expectedOf, viewOf } from './1830/view';
import { compare, type Adapter, type Report } from './adapter';

type Played = { readonly ok: true; readonly table: T1830 } | Refusal;

const play = (t: T1830, action: AnyAction): Played => {
  const ruling = eighteen30.play(t, action);
  return ruling.ok ? { ok: true, table: eighteen30.open(ruling.table) } : ruling;
};

const OUR_STEP: Readonly<Record<string, OperatingStep>> = {
  'Lay/Upgrade Track': 'track',
  'Place a Token': 'token',
  'Run Routes': 'run',
  'Pay or Withhold Dividends': 'dividend',
  'Buy Trains': 'trains',
  'Buy Companies': 'trains',
};
const behind = (step: OperatingStep, target: OperatingStep | undefined): boolean =>
  target !== undefined && STEPS.indexOf(step) < STEPS.indexOf(target);

/** Whether our table stands in the round that the transcript is in now. */
const sameRound = (t: T1830, { after }: TranscriptStep): boolean => {
  const { round, stockRound } = t.state;
  if (after.finished) return round.name === 'over';
  if (round.name === 'par') return after.round.type === 'auction';
  if (round.name !== after.round.type || stockRound !== after.round.turn) return false;
  return round.name !== 'operating' || round.number === after.round.num;
};

/**
 * What the transcript left unsaid: passes of players who could do nothing, turns that ended by themselves, companies
 * that did not run. Deduced from where the transcript stands after the step, never from its balances.
 */
const unsaid = (t: T1830, s: TranscriptStep): AnyAction | undefined => {
  const { round } = t.state;
  const here = sameRound(t, s);
  if (round.name === 'stock') {
    const waits = here && s.after.acting[0] === round.turn.toUpperCase();
    return waits ? undefined : { type: 'pass', by: round.turn };
  }
  if (round.name !== 'operating' || withSurplus(t).length > 0) return undefined;
  const { company, step } = round;
  const stays = here && companyId(s.after.operating_now) === company;
  const target = stays ? OUR_STEP[s.after.step ?? ''] : 'trains';
  if (target === 'trains' && (step === 'track' || step === 'token' || step === 'run'))
    return { type: 'run', company, revenue: 0 };
  if (behind(step, target) && (step === 'track' || step === 'token')) return { type: 'skip', company };
  if (stays || step !== 'trains') return undefined;
  const plain = { type: 'end-turn', company };
  return owesTrain(t, company) ? { ...plain, route: false } : plain;
};

const MOST_UNSAID = 100;

const catchUp = (t: T1830, s: TranscriptStep, report: Report): T1830 => {
  let table = t;
  for (let i = 0; i < MOST_UNSAID; i++) {
    const action = unsaid(table, s);
    if (action === undefined) return table;
    if (
      action.type === 'run' &&
      !s.events.some(e => e.type === 'no_run' && companyId(e.corp) === action['company'])
    )
      report.mismatch({ step: s.i, field: 'no_run', expected: undefined, came: action['company'] });
    const ruling = play(table, action);
    if (!ruling.ok) {
      report.mismatch({
        step: s.i,
        field: `unsaid ${action.type}`,
        expected: 'accepted',
        came: ruling.reason,
      });
      return table;
    }
    table = ruling.table;
  }
  return table;
};

/** A turn can come round to the same player without a word when nobody else can act. */
const comeRound = (t: T1830, s: TranscriptStep): T1830 => {
  let table = t;
  const buys = s.type === 'par' || (s.type === 'buy_shares' && s.info['exchanged_private'] === undefined);
  const { round } = t.state;
  if (!buys || round.name !== 'stock' || !round.bought || s.actor !== round.turn.toUpperCase()) return t;
  const [action] = translate(s);
  if (action === undefined || play(t, action).ok) return t;
  for (let i = 0; i < t.players.length; i++) {
    const now = table.state.round;
    const ruling = now.name === 'stock' ? play(table, { type: 'pass', by: now.turn }) : undefined;
    if (ruling?.ok !== true) return t;
    table = ruling.table;
  }
  return table;
};

/** A pass that only leads to the next question about the same company ends nothing yet. */
const actionsOf = (t: T1830, s: TranscriptStep): readonly AnyAction[] => {
  const { round } = t.state;
  if (s.type !== 'pass' || round.name !== 'operating') return translate(s);
  if (s.step !== 'Buy Trains' && s.step !== 'Buy Companies') return translate(s);
  return [];
};

/** One step of a transcript may be several of our actions: it is refused where one of them is. */
const refusalOf = (t: T1830, actions: readonly AnyAction[]): Refusal | undefined => {
  let table = t;
  for (const action of actions) {
    const ruling = play(table, action);
    if (!ruling.ok) return ruling;
    table = ruling.table;
  }
  return undefined;
};

const refusedStep = (t: T1830, s: TranscriptStep, report: Report): void => {
  const refusal = refusalOf(t, translate(s));
  if (refusal === undefined)
    report.mismatch({ step: s.i, field: 'refused', expected: s.refused, came: 'accepted' });
  else if (refusal.rule !== s.refused)
    report.note(`step ${s.i}: the file cites ${s.refused}, we cite ${refusal.rule} (${refusal.reason})`);
};

const acceptedStep = (t: T1830, s: TranscriptStep, report: Report): T1830 | undefined => {
  let table = comeRound(t, s);
  for (const action of actionsOf(table, s)) {
    const ruling = play(table, action);
    if (!ruling.ok) {
      report.mismatch({
        step: s.i,
        field: s.type,
        expected: 'accepted',
        came: `${ruling.reason} ${ruling.rule}`,
      });
      return undefined;
    }
    table = ruling.table;
  }
  return catchUp(table, s, report);
};

const replay = (transcript: Transcript, report: Report): void => {
  const players = transcript.players.map((_seat, i): PlayerId => `p${i + 1}`);
  const start = eighteen30.start({
    players,
    options: optionsOf(transcript),
    sheet: blankSheet(eighteen30.sheet),
  });
  if (!start.ok) {
    report.mismatch({ step: 0, field: 'start', expected: 'accepted', came: start.reason });
    return;
  }
  let table = eighteen30.open(start.table);
  compare(report, 0, 'initial', expectedOf(transcript.initial), viewOf(table));
  for (const s of transcript.steps) {
    report.step();
    if (s.refused !== undefined) refusedStep(table, s, report);
    else {
      const next = acceptedStep(table, s, report);
      if (next === undefined) return;
      table = next;
    }
    compare(report, s.i, 'after', expectedOf(s.after), viewOf(table));
  }
  const worth = eighteen30.standings(table).map(w => [w.player.toUpperCase(), w.worth] as const);
  compare(report, 'end', 'result', transcript.result, Object.fromEntries(worth));
};

export const adapter1830: Adapter = {
  formats: ['1830-transcript/1'],
  replay: (document, report) => replay(document as Transcript, report),
};
