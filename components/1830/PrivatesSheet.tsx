import { View } from 'react-native';

import { PRIVATE_DATA } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';

import { Sheet } from '../Sheet';
import { makeStyles } from '../theme/makeStyles';
import { DeedRow } from './DeedRow';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly onOpen: OnOpen;
  readonly onClose: () => void;
}

/** §23.1: a private from one player to another, at any price. */
export const PrivatesSheet = ({ onOpen, onClose }: Props) => {
  const { t, offers, tg } = useBoard();
  const styles = useStyles();
  return (
    <Sheet title={tg('desk.tradePrivates')} onClose={onClose}>
      <View style={styles.box}>
        {offersOf(offers, 'trade-private').map(offer => {
          const { private: p, to } = offer.action;
          const title = tg('desk.privateTo', { private: p, to });
          return (
            <DeedRow
              key={`${p} ${to}`}
              letters={p}
              title={title}
              detail={PRIVATE_DATA[p].name}
              onPress={() => onOpen({ kind: 'price', offer, title, turn: t.state.turns })}
            />
          );
        })}
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(() => ({ box: {} }));
