import { View } from 'react-native';

import { tokenCost, tokensLeft } from '@/rules/1830/apply/track';
import { TOKENS } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import type { OperatingRound } from '@/rules/1830/types';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly onOpen: OnOpen;
}

/** §19: one token for its price, in one tap; the city may be named. */
export const TokenStage = ({ round, onOpen }: Props) => {
  const { t, tg, offers, whyNot, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { company } = round;
  const placing = offersOf(offers, 'place-token');
  const plain = { type: 'place-token', company, cost: money(tokenCost(t, round, company)) } as const;
  return (
    <View style={styles.box}>
      <AppText variant="label" color="inkSoft">
        {tg('desk.tokenHelp', { n: tokensLeft(t, company), of: TOKENS[company] })}
      </AppText>
      {placing.length === 0 && <AppText>{whyNot(plain)}</AppText>}
      {placing.map(({ action }) => (
        <Button
          key={action.field ?? ''}
          title={tg('desk.placeToken', { cost: action.cost })}
          detail={action.field === undefined ? undefined : t.board[action.field].name}
          disabled={busy || readOnly}
          onPress={() => void send(action)}
        />
      ))}
      {placing.length > 0 && (
        <Button
          compact
          kind="secondary"
          icon="search"
          title={tg('desk.whichCity')}
          disabled={busy || readOnly}
          onPress={() => onOpen({ kind: 'city', turn: t.state.turns })}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ box: { padding: space.gutter, gap: space.m } }));
