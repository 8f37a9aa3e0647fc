import { View } from 'react-native';

import { offersOf } from '@/rules/1830/desk';
import type { Rescue } from '@/rules/1830/rescue';
import { player } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { LeaderRow } from '../LeaderRow';
import { PartyMark } from '../PartyMark';
import { Rule } from '../Rule';
import { makeStyles } from '../theme/makeStyles';
import { RescueSales } from './RescueSales';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly rescue: Rescue;
  readonly onOpen: OnOpen;
}

/** §24: what the president owes, what he has, what he may sell, and the smallest sale that is enough. */
export const RescueCard = ({ rescue, onOpen }: Props) => {
  const { t, tg, offers, party, nameOf, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { need } = rescue;
  const helps = offersOf(offers, 'buy-train-with-help');
  const [ruin] = offersOf(offers, 'bankrupt');
  return (
    <View style={styles.card}>
      <View style={styles.head}>
        <PartyMark party={party(player(need.president))} silent />
        <AppText variant="displayS" role="heading" style={styles.words}>
          {tg('desk.mustHelp', { by: need.president, company: need.company })}
        </AppText>
      </View>
      <LeaderRow words={tg('desk.cheapestTrain', { train: need.train })} amount={need.price} />
      <LeaderRow words={tg('desk.treasuryPays')} amount={-need.treasury} tone="change" />
      <Rule />
      <LeaderRow words={tg('desk.owes', { by: need.president })} amount={need.owes} />
      <LeaderRow words={tg('desk.hasCash')} amount={need.cash} />
      {need.lacks > 0 && <LeaderRow words={tg('desk.lacks')} amount={need.lacks} tone="loss" />}
      {need.lacks > 0 && <RescueSales rescue={rescue} />}
      {helps.map(offer => {
        const { train, from, help } = offer.action;
        const other = offer.ask !== undefined;
        const title = tg(other ? 'desk.helpFrom' : 'desk.helpBank', { train, from: nameOf(from), help });
        return (
          <Button
            key={`${train} ${from}`}
            kind={other ? 'secondary' : 'primary'}
            title={title}
            disabled={busy || readOnly}
            onPress={() =>
              other
                ? onOpen({
                    kind: 'price',
                    offer,
                    title: tg('desk.helpPrice', { train, from: nameOf(from) }),
                    turn: t.state.turns,
                  })
                : void send(offer.action)
            }
          />
        );
      })}
      {ruin && (
        <Button
          kind="danger"
          title={tg('desk.bankrupt', { by: need.president })}
          detail={tg('desk.bankruptHelp', { amount: rescue.couldRaise })}
          disabled={busy || readOnly}
          onPress={() => void send(ruin.action)}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  card: {
    margin: space.m,
    padding: space.m,
    gap: space.xs,
    borderRadius: radius.m,
    borderWidth: stroke.strong,
    borderColor: color.oxblood,
    backgroundColor: color.surfaceRaised,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  words: { flex: 1 },
}));
