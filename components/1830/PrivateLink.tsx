import { View } from 'react-native';

import { offersOf } from '@/rules/1830/desk';

import { Button } from '../Button';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

/** The M&H for a share of the NYC, and privates between players: only where the rules allow it now. */
export const PrivateLink = ({ onOpen }: { readonly onOpen: OnOpen }) => {
  const { t, offers, tg, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const swaps = offersOf(offers, 'swap');
  const trades = offersOf(offers, 'trade-private');
  if (readOnly || (swaps.length === 0 && trades.length === 0)) return null;
  return (
    <View style={styles.links}>
      {swaps.map(({ action }) => (
        <Button
          key={action.from}
          compact
          kind="secondary"
          icon="swap"
          title={tg(action.from === 'pool' ? 'desk.swapPool' : 'desk.swapOffering', { by: action.by })}
          disabled={busy}
          onPress={() => void send(action)}
        />
      ))}
      {trades.length > 0 && (
        <Button
          compact
          kind="secondary"
          icon="hand"
          title={tg('desk.tradePrivates')}
          onPress={() => onOpen({ kind: 'privates', turn: t.state.turns })}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ links: { gap: space.s, padding: space.m } }));
