import { View } from 'react-native';

import { COMPANIES } from '@/rules/1830/data';
import { sharesAt } from '@/rules/1830/reading';
import type { Account } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Plate } from '../Plate';
import { makeStyles } from '../theme/makeStyles';
import { GAME, useBoard } from './useBoard';

/** The shares of an account, as plates with their number: under a name in the rail, two abreast. */
export const Held = ({ account }: { readonly account: Account }) => {
  const { t } = useBoard();
  const styles = useStyles();
  return COMPANIES.map(c => ({ c, n: sharesAt(t, account, c) }))
    .filter(({ n }) => n > 0)
    .map(({ c, n }) => (
      <View key={c} style={styles.pair}>
        <Plate game={GAME} company={c} size="xs" />
        <AppText variant="caption">{String(n)}</AppText>
      </View>
    ));
};

const useStyles = makeStyles(({ grow }) => ({
  pair: { flexDirection: 'row', alignItems: 'center', gap: 3, minWidth: grow(44, 1.5) } as const,
}));
