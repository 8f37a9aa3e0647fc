import { View } from 'react-native';

import { orderToCome } from '@/rules/1830/preview';

import { Plate } from '../Plate';
import { SectionHead } from '../SectionHead';
import { makeStyles } from '../theme/makeStyles';
import { Outlook } from './Outlook';
import { GAME, useBoard } from './useBoard';

/** Under the accounts on a wide screen: how the game ends, and who operates when. */
export const Rail = () => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const order = orderToCome(t);
  return (
    <View>
      <Outlook />
      {order.length > 0 && <SectionHead title={tg('desk.order')} />}
      <View style={styles.order}>
        {order.map(({ company, when }) => (
          <Plate
            key={company}
            game={GAME}
            company={company}
            size={when === 'now' ? 'm' : 's'}
            faded={when === 'done'}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  order: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingBottom: space.l,
  } as const,
}));
