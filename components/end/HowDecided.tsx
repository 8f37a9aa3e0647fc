import { View } from 'react-native';

import type { Standing } from '@/rules/kernel/table';

import { AppText } from '../AppText';
import { LeaderRow } from '../LeaderRow';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { useCurrency, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly standings: readonly Standing[];
  readonly over: boolean;
}

/** By how much the first is ahead of the second, and what the first place is made of. */
export const HowDecided = ({ standings, over }: Props) => {
  const { tg, nameOf } = useDesk();
  const sign = useCurrency();
  const styles = useStyles();
  const t = useWords();
  const [first, second] = standings;
  if (first === undefined || second === undefined) return null;
  const names = { first: nameOf(first.player), name: nameOf(second.player) };
  const words =
    first.worth > second.worth
      ? t('result.lead', { ...names, amount: first.worth - second.worth, sign })
      : second.place > 1
        ? t('result.tieBroken', names)
        : undefined;
  return (
    <View>
      <SectionHead title={t(over ? 'result.decided' : 'result.lines')} />
      <View style={styles.box}>
        {words !== undefined && <AppText>{words}</AppText>}
        {first.lines.map((line, i) => (
          <LeaderRow key={i} words={tg(`worth.${line.of}`, line.params)} amount={line.amount} />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.xs, paddingHorizontal: space.gutter, paddingBottom: space.l },
}));
