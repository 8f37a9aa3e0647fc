import { trainCount } from '@/rules/1830/reading';
import type { OperatingRound, OperatingStep } from '@/rules/1830/types';

import { AppText } from '../AppText';
import { DividendStage } from './DividendStage';
import { RunStage } from './RunStage';
import { TokenStage } from './TokenStage';
import { TrackStage } from './TrackStage';
import { TrainStage } from './TrainStage';
import type { OnOpen } from './open';
import type { RunDraft } from './run-draft';
import { useBoard } from './useBoard';

interface Props {
  readonly step: OperatingStep;
  readonly round: OperatingRound;
  readonly run: RunDraft;
  readonly onRun: (run: RunDraft) => void;
  readonly onOpen: OnOpen;
  readonly onPaid: () => void;
}

export const StepStage = ({ step, round, run, onRun, onOpen, onPaid }: Props) => {
  const { t, tg } = useBoard();
  switch (step) {
    case 'track':
      return <TrackStage round={round} onOpen={onOpen} />;
    case 'token':
      return <TokenStage round={round} onOpen={onOpen} />;
    case 'run':
      return trainCount(t, round.company) === 0 ? (
        <AppText color="inkSoft" style={{ padding: 16 }}>
          {tg('desk.noRunHelp')}
        </AppText>
      ) : (
        <RunStage round={round} run={run} onRun={onRun} />
      );
    case 'dividend':
      return <DividendStage round={round} onPaid={onPaid} />;
    case 'trains':
      return <TrainStage round={round} onOpen={onOpen} />;
  }
};
