import { View } from 'react-native';

import type { CalcLine } from '@/rules/kernel/calculator';

import { AppText } from '../AppText';
import { GuillocheFrame } from '../GuillocheFrame';
import { MoneyText } from '../MoneyText';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly line: CalcLine;
  readonly words: string;
}

/** The answer as a certificate: large enough to hold up. */
export const CalcAnswer = ({ line, words }: Props) => {
  const styles = useStyles();
  const { amount, value } = line;
  return (
    <View style={styles.box}>
      <GuillocheFrame>
        <View style={styles.inside}>
          <AppText
            variant={amount === undefined && value === undefined ? 'displayM' : 'bodyStrong'}
            color="inkSoft"
            live
          >
            {words}
          </AppText>
          {amount !== undefined && <MoneyText amount={amount} size="huge" />}
          {amount === undefined && value !== undefined && (
            <AppText variant="moneyHuge">{String(value)}</AppText>
          )}
        </View>
      </GuillocheFrame>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { padding: space.gutter },
  inside: { alignItems: 'center', justifyContent: 'center', padding: space.l, gap: space.xs } as const,
}));
