import { View } from 'react-native';

import { tokenCost } from '@/rules/1830/apply/track';
import { CITY_FIELDS } from '@/rules/1830/desk';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { Sheet } from '../Sheet';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** The city of a token by name; those that cannot take it are dimmed. */
export const CitySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, tg, preview, send, busy } = useBoard();
  const styles = useStyles();
  const { round } = t.state;
  if (round.name !== 'operating') return null;
  const { company } = round;
  return (
    <Sheet title={tg('desk.whichCity')} onClose={onClose}>
      <View style={styles.picks}>
        {CITY_FIELDS.map(field => {
          const cost = money(tokenCost(t, round, company, field));
          const action = { type: 'place-token', company, cost, field } as const;
          return (
            <Pick
              key={field}
              basis={150}
              label={`${t.board[field].name}, ${field}`}
              disabled={busy || !preview(action).ok}
              onPress={() => void send(action).then(ok => ok && onClose())}
            >
              <AppText variant="label">{`${field} ${t.board[field].name}`}</AppText>
            </Pick>
          );
        })}
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  picks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, paddingHorizontal: space.gutter } as const,
}));
