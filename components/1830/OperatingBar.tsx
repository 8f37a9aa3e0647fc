import { offersOf } from '@/rules/1830/desk';
import type { OperatingRound, OperatingStep } from '@/rules/1830/types';
import { money } from '@/rules/kernel/money';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { runTotal, type RunDraft } from './run-draft';
import { useBoard } from './useBoard';

interface Props {
  readonly step: OperatingStep;
  readonly round: OperatingRound;
  readonly run: RunDraft;
}

/** In the thumb's reach: on to the next step, the run, or the end of the turn. */
export const OperatingBar = ({ step, round, run }: Props) => {
  const { offers, tg, send, busy } = useBoard();
  const { company } = round;
  const [skip] = offersOf(offers, 'skip');
  const [runs] = offersOf(offers, 'run');
  const [end] = offersOf(offers, 'end-turn');
  if (step === 'dividend') return null;
  if (step === 'trains')
    return (
      end && (
        <ActionBar stacks>
          <Button
            flex={1}
            kind={end.action.route === false ? 'secondary' : 'primary'}
            title={tg(end.action.route === false ? 'desk.noRouteEnd' : 'desk.endTurn')}
            disabled={busy}
            onPress={() => void send(end.action)}
          />
        </ActionBar>
      )
    );
  if (step === 'run') {
    const total = runTotal(run);
    const noRun = (
      <Button
        flex={runs?.ask === undefined ? 1 : 0.62}
        kind={runs?.ask === undefined ? 'primary' : 'secondary'}
        title={tg('desk.noRun')}
        disabled={busy}
        onPress={() => void send({ type: 'run', company, revenue: money(0) })}
      />
    );
    return (
      <ActionBar stacks>
        {noRun}
        {runs?.ask !== undefined && (
          <Button
            flex={1}
            title={tg('desk.runFor', { amount: total })}
            disabled={total === 0 || busy}
            onPress={() => void send({ type: 'run', company, revenue: money(total) })}
          />
        )}
      </ActionBar>
    );
  }
  if (skip === undefined) return null;
  const toRun = { type: 'skip', company } as const;
  return (
    <ActionBar stacks>
      <Button
        flex={1}
        kind="secondary"
        title={tg(step === 'track' ? 'desk.noTrack' : 'desk.noToken')}
        disabled={busy}
        onPress={() => void send(toRun)}
      />
    </ActionBar>
  );
};
