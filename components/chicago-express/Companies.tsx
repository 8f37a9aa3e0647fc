import { View } from 'react-native';

import { RAILROADS, type Railroad } from '@/rules/chicago-express/data';

import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { CompanyRow } from './CompanyRow';
import { useCompanyColumns } from './columns';

interface Props {
  readonly onPress: (railroad: Railroad) => void;
}

/** All five railroads; a tap opens the card of one. */
export const Companies = ({ onPress }: Props) => {
  const { tg } = useDesk();
  const styles = useStyles();
  const columns = useCompanyColumns();
  return (
    <View>
      <View style={styles.head}>
        <View style={columns.plate} />
        <AppText variant="caption" color="inkSoft" style={styles.shares}>
          {tg('desk.shares')}
        </AppText>
        <AppText variant="caption" color="inkSoft" align="right" style={columns.income}>
          {tg('desk.incomeHead')}
        </AppText>
        <AppText variant="caption" color="inkSoft" align="right" style={columns.figure}>
          {tg('desk.pays')}
        </AppText>
        <AppText variant="caption" color="inkSoft" align="right" style={columns.bid}>
          {tg('desk.minBid')}
        </AppText>
        <AppText variant="caption" color="inkSoft" align="right" style={columns.figure}>
          {tg('desk.cash')}
        </AppText>
      </View>
      {RAILROADS.map(r => (
        <CompanyRow key={r} railroad={r} onPress={() => onPress(r)} />
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  head: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    paddingHorizontal: space.m,
    paddingVertical: 6,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  shares: { flex: 1 },
}));
