import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { unfinished } from '@/rules/railroad-revolution/apply/turn';
import type { Action, ActionPhase, RailTable } from '@/rules/railroad-revolution/types';

import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Effects } from './Effects';
import { Extra } from './Extra';
import { OfficePanel } from './OfficePanel';
import { RailPanel } from './RailPanel';
import { SalePanel } from './SalePanel';
import { StationPanel } from './StationPanel';
import { TileBonus } from './TileBonus';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly phase: ActionPhase;
  readonly book: (action: Action) => void;
}

const Main = ({ t, by, phase, book }: Props) => {
  const { tg } = useDesk();
  const { deed } = phase;
  if (!unfinished(deed)) return null;
  switch (deed.name) {
    case 'station':
      return <StationPanel t={t} by={by} free={false} book={book} />;
    case 'railroad':
      return (
        <RailPanel
          key={deed.laid}
          t={t}
          by={by}
          note={tg('desk.railOf', { n: deed.laid + 1, all: deed.toLay })}
          book={book}
        />
      );
    case 'telegraph':
      return <OfficePanel t={t} by={by} free={false} book={book} />;
    case 'sell':
      return <SalePanel t={t} by={by} book={book} />;
  }
};

/** The main action, the worker's effect and whatever is open, in any order. */
export const ActionStage = ({ t, by, phase, book }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.stage}>
      <Main t={t} by={by} phase={phase} book={book} />
      <TileBonus t={t} by={by} deed={phase.deed} book={book} />
      <Extra t={t} by={by} deed={phase.deed} book={book} />
      <Effects t={t} by={by} open={phase.open} book={book} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ stage: { gap: space.xs, paddingBottom: space.s } }));
