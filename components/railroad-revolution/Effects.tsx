import { COLOURS } from '@/rules/railroad-revolution/data';
import type { PlayerId } from '@/rules/kernel/ledger';
import { apply } from '@/rules/railroad-revolution/apply';
import { commonSupply } from '@/rules/railroad-revolution/pieces';
import { openEffects } from '@/rules/railroad-revolution/preview';
import type { Action, Effects as Open, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { Locomotives } from './Locomotives';
import { OfficePanel } from './OfficePanel';
import { Promotion } from './Promotion';
import { RailPanel } from './RailPanel';
import { StationPanel } from './StationPanel';
import { Swap } from './Swap';
import { TrackSteps } from './TrackSteps';
import { WorkerPicks } from './WorkerPicks';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly open: Open;
  readonly book: (action: Action) => void;
}

/** Everything won and not yet used, each with what it takes to use it. */
export const Effects = ({ t, by, open, book }: Props) => {
  const { tg } = useDesk();
  const supply = commonSupply(t);
  const takes = Object.fromEntries(
    COLOURS.map(colour => [colour, apply(t, { type: 'take-worker', by, colour }).ok ? supply[colour] : 0]),
  );
  return openEffects(open).map(({ effect, n }) => {
    const common = { t, by, book };
    switch (effect) {
      case 'workers':
        return (
          <WorkersWon
            key={effect}
            title={tg('desk.workersWon', { n })}
            counts={takes}
            onPick={colour => book({ type: 'take-worker', by, colour })}
          />
        );
      case 'promote':
        return <Promotion key={effect} {...common} costs={open.promote} />;
      case 'steps':
        return <TrackSteps key={effect} {...common} steps={n} />;
      case 'locomotive':
      case 'flip':
        return <Locomotives key={effect} {...common} effect={effect} n={n} />;
      case 'swap':
        return <Swap key={effect} {...common} />;
      case 'rail':
        return (
          <RailPanel key={effect} {...common} price={Math.min(...open.rail)} note={tg('desk.railFree')} />
        );
      case 'station':
        return <StationPanel key={effect} {...common} free />;
      case 'office':
        return <OfficePanel key={effect} {...common} free />;
    }
  });
};

const WorkersWon = ({
  title,
  ...picks
}: { readonly title: string } & Omit<Parameters<typeof WorkerPicks>[0], 'label'>) => (
  <>
    <SectionHead title={title} />
    <WorkerPicks label={title} {...picks} />
  </>
);
