import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Standing } from '@/rules/kernel/table';
import { useTables } from '@/store/tables';

import { AppText } from '../AppText';
import { IconButton } from '../IconButton';
import { MoneyText } from '../MoneyText';
import { Person } from '../Person';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useLayout } from '../theme/useLayout';
import { durationWords, playedFor, winnerWords } from './result-words';

interface Props {
  readonly standings: readonly Standing[];
  readonly over: boolean;
  readonly onBack: () => void;
}

/** The winner, what for, and how long it took. */
export const ResultHero = ({ standings, over, onBack }: Props) => {
  const { id, game, seats, story, status, end, tg, nameOf } = useDesk();
  const styles = useStyles();
  const low = useLayout() === 'landscape';
  const t = useWords();
  const router = useRouter();
  const createdAt = useTables(s => s.list.find(l => l.header.id === id)?.header.createdAt);
  const first = standings.filter(s => s.place === 1);
  const worth = first[0]?.worth ?? 0;
  const facts = [
    ...(end?.triggers ?? []).map(trigger => tg(`ends.${trigger}`)),
    !over && t('result.notOver'),
    over && t('result.turns', { count: status.turn }),
    over && createdAt !== undefined && durationWords(t, playedFor(createdAt, story)),
  ].filter(Boolean);
  return (
    <View style={[styles.hero, low && styles.low]}>
      <View style={[styles.top, low && styles.over]}>
        <IconButton icon="back" label={t('common.back')} ground="dark" onPress={onBack} />
        <IconButton
          icon="share"
          label={t('result.shareResult')}
          ground="dark"
          onPress={() => router.push({ pathname: '/table/[id]/share', params: { id } })}
        />
      </View>
      <View style={[styles.row, low && styles.none]}>
        {first.map(({ player }) => {
          const seat = seats.find(s => s.id === player);
          return (
            seat && (
              <Person
                key={player}
                name={seat.name}
                initials={seat.initials}
                color={seat.color}
                size="huge"
                silent
              />
            )
          );
        })}
      </View>
      <AppText variant="displayL" color="onHeader" align="center" role="heading" style={styles.who}>
        {winnerWords(t, standings, nameOf, over)}
      </AppText>
      <MoneyText amount={worth} size="huge" color="gaugeNeedle" align="center" />
      {game.worthIn === 'points' && (
        <AppText variant="bodyStrong" color="onHeader" align="center">
          {t('result.points', { count: worth })}
        </AppText>
      )}
      <AppText color="onHeaderSoft" align="center" style={styles.facts}>
        {facts.join(' · ')}
      </AppText>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  hero: { paddingBottom: space.xl, alignItems: 'center' } as const,
  top: {
    alignSelf: 'stretch',
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingHorizontal: space.xs,
  } as const,
  row: { flexDirection: 'row', gap: space.s } as const,
  none: { display: 'none' } as const,
  over: { position: 'absolute', left: 0, right: 0, zIndex: 1 } as const,
  low: { paddingBottom: space.m },
  who: { marginTop: space.s, paddingHorizontal: space.gutter },
  facts: { paddingHorizontal: space.xl },
}));
