import type { CompanyId } from '@/rules/spekulation/data';
import { END, START } from '@/rules/spekulation/data';
import type { PositionChoice } from '@/rules/spekulation/preview';
import type { SpekulationTable } from '@/rules/spekulation/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { useDesk } from '../desk/useDesk';
import { CardsPanel } from './CardsPanel';
import { DealPanel } from './DealPanel';
import { DrawPanel } from './DrawPanel';

interface Props {
  readonly t: SpekulationTable;
  readonly memory: boolean;
  readonly choices: readonly PositionChoice[];
  readonly picked?: CompanyId | undefined;
}

/** What the phase asks for, in thumb's reach. */
export const Actions = ({ t, memory, choices, picked }: Props) => {
  const { tg, send } = useDesk();
  const { phase, turn, turnNo } = t.state;
  switch (phase.name) {
    case 'deal':
      return <DealPanel t={t} phase={phase} />;
    case 'draw':
      return <DrawPanel key={turnNo} t={t} memory={memory} />;
    case 'trade': {
      const { bought, sold } = phase.trades[phase.by] ?? {};
      const idle = bought === undefined && sold === undefined;
      return (
        <ActionBar stacks>
          <Button
            flex={1}
            kind={idle ? 'secondary' : 'primary'}
            title={tg(idle ? 'desk.pass' : 'desk.done')}
            onPress={() => void send({ type: 'done', by: phase.by })}
          />
        </ActionBar>
      );
    }
    case 'position': {
      const choice = choices.find(c => c.company === picked);
      const key =
        choice === undefined
          ? 'chooseStone'
          : choice.to === START
            ? 'setToStart'
            : choice.to === END
              ? 'setToEnd'
              : 'setTo';
      return (
        <ActionBar stacks>
          <Button
            flex={1}
            title={tg(`desk.${key}`, { company: choice?.company ?? '', field: choice?.to ?? 0 })}
            disabled={choice === undefined}
            onPress={() => void send({ type: 'position', by: turn, company: choice?.company })}
          />
        </ActionBar>
      );
    }
    case 'cards':
      return <CardsPanel key={turnNo} t={t} phase={phase} memory={memory} />;
    case 'over':
      return null;
  }
};
