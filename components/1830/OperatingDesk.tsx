import { useState } from 'react';

import { dividendPath, openSteps, stepToShow } from '@/rules/1830/desk';
import { presidentOf, trainCount, withSurplus } from '@/rules/1830/reading';
import type { OperatingRound, OperatingStep } from '@/rules/1830/types';

import { TableFrame } from '../desk/TableFrame';
import { DeskSheet } from './DeskSheet';
import { Extras } from './Extras';
import { Held } from './Held';
import { OperatingBar } from './OperatingBar';
import { Overview } from './Overview';
import { Paid } from './Paid';
import { Rail } from './Rail';
import { StepStage } from './StepStage';
import { StepStrip } from './StepStrip';
import { SurplusStage } from './SurplusStage';
import { TurnHead } from './TurnHead';
import { stillOpen, type Opened } from './open';
import { emptyRun, type RunDraft } from './run-draft';
import { useBoard } from './useBoard';
import { useStrip } from './useStrip';

interface Jump {
  readonly turn: number;
  readonly from: OperatingStep;
  readonly to: OperatingStep;
}

/** §17: the steps of a company's turn, one after the other; the banker may jump where the rules do. */
export const OperatingDesk = ({ round }: { readonly round: OperatingRound }) => {
  const { t, offers, seats, nameOf } = useBoard();
  const [opened, setOpened] = useState<Opened>();
  const [jump, setJump] = useState<Jump>();
  const [run, setRun] = useState<RunDraft>();
  const [paid, setPaid] = useState(false);
  const turn = t.state.turns;
  const open = stillOpen(opened, turn);
  const jumped = jump?.turn === turn && jump.from === round.step && openSteps(offers).includes(jump.to);
  const step = jumped ? jump.to : stepToShow(round, offers);
  const trains = trainCount(t, round.company);
  const draft = run?.turn === turn && run.sums.length === Math.max(1, trains) ? run : emptyRun(turn, trains);
  const strip = useStrip();
  const [surplus] = withSurplus(t);
  const president = presidentOf(t, surplus ?? round.company);
  return (
    <TableFrame
      speaker={president === undefined ? undefined : nameOf(president)}
      strip={strip}
      rail={<Rail />}
      detail={account => {
        const seat = seats.find(s => s.account === account);
        return seat && <Held account={seat.account} />;
      }}
      stage={
        <>
          {surplus !== undefined ? (
            <SurplusStage />
          ) : (
            <>
              <StepStrip
                step={step}
                open={openSteps(offers)}
                onJump={to => setJump({ turn, from: round.step, to })}
              />
              {step !== 'dividend' && <TurnHead company={round.company} onOpen={setOpened} />}
              <StepStage
                step={step}
                round={round}
                run={draft}
                onRun={setRun}
                onOpen={setOpened}
                onPaid={() => setPaid(true)}
              />
              <Extras round={round} onOpen={setOpened} />
            </>
          )}
          <Overview
            onOpen={setOpened}
            path={step === 'dividend' ? { spots: dividendPath(t, round.company), way: 'gain' } : undefined}
          />
        </>
      }
      actions={surplus === undefined && <OperatingBar step={step} round={round} run={draft} />}
      sheet={open && <DeskSheet opened={open} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
      cover={paid && <Paid onClose={() => setPaid(false)} />}
    />
  );
};
