import { View } from 'react-native';

import { RAILROADS, type Railroad } from '@/rules/chicago-express/data';
import { treasury } from '@/rules/chicago-express/reading';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Pick } from '../Pick';
import { Plate } from '../Plate';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { GAME } from './look';
import { useExpress } from './useExpress';

interface Props {
  readonly able: readonly Railroad[];
  readonly railroad: Railroad | undefined;
  readonly onPick: (railroad: Railroad) => void;
}

/** The railroads that can be expanded now, with what they can spend. */
export const BuilderPicks = ({ able, railroad, onPick }: Props) => {
  const { tg, nameOf } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const { grow } = useTheme();
  return (
    <View style={styles.row}>
      {RAILROADS.filter(r => able.includes(r)).map(r => (
        <Pick
          key={r}
          label={tg('desk.pickBuilder', { railroad: r, cash: treasury(t, r) })}
          selected={r === railroad}
          basis={grow(82)}
          onPress={() => onPick(r)}
        >
          <Plate game={GAME} company={r} name={nameOf(r)} size="s" silent />
          <MoneyText amount={treasury(t, r)} silent />
        </Pick>
      ))}
      {able.length === 0 && (
        <AppText variant="label" color="inkSoft">
          {tg('desk.noBuilder')}
        </AppText>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, padding: space.s } as const,
}));
