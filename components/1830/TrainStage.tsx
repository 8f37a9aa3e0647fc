import { View } from 'react-native';

import { bankPrice } from '@/rules/1830/apply/trains';
import { offersOf } from '@/rules/1830/desk';
import { rescueOf } from '@/rules/1830/rescue';
import { bankTrains } from '@/rules/1830/reading';
import type { ActionNamed, OperatingRound } from '@/rules/1830/types';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Plate } from '../Plate';
import { makeStyles } from '../theme/makeStyles';
import { DeedRow } from './DeedRow';
import { RescueCard } from './RescueCard';
import { consequencesOf } from './consequences';
import type { OnOpen } from './open';
import { GAME, useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly onOpen: OnOpen;
}

/** §21: trains of the bank, the pool and other companies, each with what it sets off. */
export const TrainStage = ({ round, onOpen }: Props) => {
  const { t, tg, offers, whyNot, send, busy, readOnly, nameOf } = useBoard();
  const styles = useStyles();
  const { company } = round;
  const trains = offersOf(offers, 'buy-train');
  const rescue = rescueOf(t);
  const titleOf = ({ train, from, trade }: ActionNamed<'buy-train'>): string => {
    if (trade !== undefined) return tg('desk.trainForTrade', { train, trade });
    if (from === 'bank') return tg('desk.trainFromBank', { train });
    return from === 'pool'
      ? tg('desk.trainFromPool', { train })
      : tg('desk.trainFrom', { train, company: from });
  };
  const missed = bankTrains(t)
    .filter(train => !trains.some(o => o.action.train === train && o.action.from === 'bank'))
    .map(
      train => ({ type: 'buy-train', company, train, from: 'bank', price: money(bankPrice(train)) }) as const,
    );
  return (
    <View>
      {rescue !== undefined && <RescueCard rescue={rescue} onOpen={onOpen} />}
      {trains.map(offer => {
        const { action, ask } = offer;
        const { train, from } = action;
        const title = titleOf(action);
        const other = from !== 'bank' && from !== 'pool';
        return (
          <DeedRow
            key={`${train} ${from} ${action.trade ?? ''}`}
            mark={
              other ? (
                <Plate game={GAME} company={from} name={nameOf(from)} />
              ) : (
                <AppText variant="displayM" style={styles.train}>
                  {train}
                </AppText>
              )
            }
            title={title}
            detail={ask === undefined ? undefined : tg('desk.anyPrice', { most: ask.max ?? 0 })}
            consequences={consequencesOf(t, tg, company, train, from)}
            price={ask === undefined ? action.price : undefined}
            disabled={busy || readOnly}
            onPress={() =>
              ask === undefined
                ? void send(action)
                : onOpen({ kind: 'price', offer, title, turn: t.state.turns })
            }
          />
        );
      })}
      {missed.map(action => (
        <DeedRow
          key={action.train}
          mark={
            <AppText variant="displayM" color="disabledInk" style={styles.train}>
              {action.train}
            </AppText>
          }
          title={titleOf(action)}
          detail={whyNot(action)}
          consequences={consequencesOf(t, tg, company, action.train, 'bank')}
          price={action.price}
          disabled={busy || readOnly}
          onPress={() => void send(action)}
        />
      ))}
      {trains.length + missed.length === 0 && (
        <AppText color="inkSoft" style={styles.none}>
          {tg('desk.noTrainForSale')}
        </AppText>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ grow, space }) => ({
  train: { minWidth: grow(36, 1.4), textAlign: 'center' } as const,
  none: { padding: space.gutter },
}));
