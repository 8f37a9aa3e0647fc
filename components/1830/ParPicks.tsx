import { View } from 'react-native';

import { capitalAt } from '@/rules/1830/calc';
import { PRESIDENT_SHARES, type Company } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Pick } from '../Pick';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly onDone?: (() => void) | undefined;
}

/** The six pars: what the president's certificate costs and what the company will get. One tap books it. */
export const ParPicks = ({ company, onDone }: Props) => {
  const { t, offers, tg, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { grow } = useTheme();
  const pars = offersOf(offers, 'par').filter(o => o.action.company === company);
  const free = t.state.round.name === 'par';
  return (
    <View style={styles.grid}>
      {pars.map(({ action }) => {
        const { price } = action;
        const costs = tg(free ? 'desk.parFree' : 'desk.parCosts', { amount: price * PRESIDENT_SHARES });
        const gets = tg('desk.parGets', { amount: capitalAt(price) });
        return (
          <Pick
            key={price}
            basis={grow(100, 1.6)}
            label={`${tg('desk.parAt', { price })}. ${costs}. ${gets}`}
            disabled={busy || readOnly}
            onPress={() => void send(action).then(done => done && onDone?.())}
          >
            <View style={styles.par}>
              <MoneyText amount={price} size="normal" silent />
              <AppText variant="caption" color="inkSoft" align="center">
                {costs}
              </AppText>
              <AppText variant="caption" color="inkSoft" align="center">
                {gets}
              </AppText>
            </View>
          </Pick>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
  par: { alignItems: 'center' } as const,
}));
