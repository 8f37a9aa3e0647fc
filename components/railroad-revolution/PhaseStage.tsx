import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { ActionStage } from './ActionStage';
import { MilestonePicks } from './MilestonePicks';
import { SetupStage } from './SetupStage';
import { TradeStage } from './TradeStage';
import { TradeTiles } from './TradeTiles';
import { TurnStage } from './TurnStage';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly book: (action: Action) => void;
}

/** What the phase asks for. */
export const PhaseStage = ({ t, by, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const { phase } = t.state;
  switch (phase.name) {
    case 'setup':
      return <SetupStage t={t} phase={phase} book={book} />;
    case 'turn':
      return <TurnStage t={t} book={book} />;
    case 'action':
      return <ActionStage t={t} by={by} phase={phase} book={book} />;
    case 'trade':
      return <TradeStage key={by} t={t} phase={phase} book={book} />;
    case 'trade-tile':
      return (
        <View style={styles.list}>
          <SectionHead title={tg('desk.nextTradeTile')} />
          <TradeTiles t={t} onPick={tile => book({ type: 'trade-tile', tile })} />
        </View>
      );
    case 'milestone': {
      const letter = phase.due[0]?.letter;
      return letter === undefined ? null : (
        <View style={styles.list}>
          <MilestonePicks
            t={t}
            by={by}
            letter={letter}
            title={tg('desk.chooseMilestone', { letter })}
            book={book}
          />
        </View>
      );
    }
    default:
      return null;
  }
};

const useStyles = makeStyles(({ space }) => ({ list: { gap: space.xs, paddingBottom: space.m } }));
