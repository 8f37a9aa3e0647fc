import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { available, leftOfLogo, shares } from '@/rules/railroad-revolution/pieces';
import { turnsLeft } from '@/rules/railroad-revolution/rounds';
import { scoreOf } from '@/rules/railroad-revolution/score';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Person } from '../Person';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';

interface Props {
  readonly t: RailTable;
  readonly onOpen: (id: PlayerId) => void;
}

/** Everybody's points, shares and workers, and how near each is to the end; a tap opens the score sheet. */
export const Companies = ({ t, onOpen }: Props) => {
  const styles = useStyles();
  const { seats, tg } = useDesk();
  return (
    <View style={styles.list}>
      <SectionHead title={tg('desk.companies')} detail={tg('desk.companiesHelp')} />
      {seats.map(({ id, name, initials, color }) => {
        const near = leftOfLogo(t, id);
        const turns = turnsLeft(t, id);
        return (
          <ChoiceRow
            key={id}
            mark={<Person name={name} initials={initials} color={color} size="s" />}
            title={name}
            lines={[
              [
                tg('desk.hasShares', { count: shares(t, id) }),
                tg('desk.hasWorkers', { count: available(t, id) }),
              ].join(' · '),
              turns !== undefined
                ? tg('desk.turnsLeft', { count: turns })
                : near === undefined
                  ? tg('desk.nearUnknown')
                  : tg('desk.near', { count: near }),
            ]}
            aside={
              <View style={styles.points}>
                <AppText variant="displayS">{String(scoreOf(t, id))}</AppText>
                <AppText variant="caption" color="inkSoft">
                  {tg('desk.points')}
                </AppText>
              </View>
            }
            onPress={() => onOpen(id)}
          />
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  list: { gap: space.xs, paddingBottom: space.l },
  points: { alignItems: 'flex-end' } as const,
}));
