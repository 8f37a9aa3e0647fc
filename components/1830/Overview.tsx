import { View } from 'react-native';

import type { Spot } from '@/rules/1830/market';

import { Button } from '../Button';
import { makeStyles } from '../theme/makeStyles';
import { useLayout } from '../theme/useLayout';
import { Market } from './Market';
import { Matrix } from './Matrix';
import { MatrixHead } from './MatrixHead';
import { Outlook } from './Outlook';
import { PhaseStrip } from './PhaseStrip';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly onOpen: OnOpen;
  /** The strip above is the head already. */
  readonly headless?: boolean | undefined;
  readonly path?: { readonly spots: readonly Spot[]; readonly way: 'gain' | 'loss' } | undefined;
}

/** Matrix, market, phase and the end: everything that lies open on the table. */
export const Overview = ({ onOpen, headless = false, path }: Props) => {
  const { tg } = useBoard();
  const styles = useStyles();
  const wide = useLayout() === 'wide';
  return (
    <View>
      {(wide || !headless) && <MatrixHead />}
      <Matrix onOpen={onOpen} />
      <Market onOpen={onOpen} path={path} />
      <PhaseStrip onOpen={onOpen} />
      {!wide && <Outlook />}
      <View style={styles.links}>
        <Button
          kind="text"
          compact
          flex={1}
          title={tg('desk.order')}
          onPress={() => onOpen({ kind: 'book', tab: 'order' })}
        />
        <Button
          kind="text"
          compact
          flex={1}
          title={tg('desk.tiles')}
          onPress={() => onOpen({ kind: 'book', tab: 'tiles' })}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  links: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.m } as const,
}));
