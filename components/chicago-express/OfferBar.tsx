import { View } from 'react-native';

import { offerRefusal } from '@/rules/chicago-express/apply/auction';
import { RAILROADS } from '@/rules/chicago-express/data';
import { leastFor } from '@/rules/chicago-express/reading';
import type { PlayerId } from '@/rules/kernel/ledger';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { MoneyText } from '../MoneyText';
import { Pick } from '../Pick';
import { Plate } from '../Plate';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { GAME } from './look';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly by: PlayerId;
  readonly book: Booking['book'];
}

/** Whose share comes under the hammer, each with its minimum bid. */
export const OfferBar = ({ by, book }: Props) => {
  const { tg, nameOf } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const { grow } = useTheme();
  return (
    <ActionBar stacks note={tg('desk.whichShare')}>
      <View style={styles.all}>
        <View style={styles.picks}>
          {RAILROADS.map(railroad => {
            const refusal = offerRefusal(t, railroad);
            const why = refusal && tg(`reasons.${refusal.reason}`, refusal.params);
            return (
              <Pick
                key={railroad}
                basis={grow(92)}
                label={why ?? tg('desk.offerShare', { railroad, least: leastFor(t, railroad) })}
                disabled={refusal !== undefined}
                onPress={() => void book({ type: 'offer', by, railroad })}
              >
                <Plate game={GAME} company={railroad} name={nameOf(railroad)} size="s" silent />
                {refusal ? (
                  <AppText variant="caption" color="disabledInk" silent>
                    {tg(refusal.reason === 'wabash-closed' ? 'desk.closed' : 'desk.soldOut')}
                  </AppText>
                ) : (
                  <MoneyText amount={leastFor(t, railroad)} silent />
                )}
              </Pick>
            );
          })}
        </View>
        <Button
          kind="secondary"
          title={tg('offers.decline')}
          onPress={() => void book({ type: 'decline', by })}
        />
      </View>
    </ActionBar>
  );
};

const useStyles = makeStyles(({ space }) => ({
  all: { flexGrow: 1, flexShrink: 1, gap: space.s },
  picks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
}));
