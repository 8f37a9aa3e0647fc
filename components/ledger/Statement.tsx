import { View } from 'react-native';

import type { Account, Unit } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { LeaderRow } from '../LeaderRow';
import { Rule } from '../Rule';
import { useDesk } from '../desk/useDesk';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { formatNumber } from '../i18n/format';
import { makeStyles } from '../theme/makeStyles';
import { statementOf } from './statement';
import { unitWords } from './ledger-records';

/** The account chosen in the ledger, summed up: what it began with, what moved it, what it holds. */
export const Statement = ({ account }: { readonly account: string }) => {
  const desk = useDesk();
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const who = account as Account;
  const endless = account === 'bank' && desk.endless;
  const why = (key: string) => (key in desk.game.whys ? desk.tg(`whys.${key}`) : t('story.correctionOnly'));
  const other = (unit: Unit, n: number) =>
    n < 0 ? `−${unitWords(desk, t, unit, -n)}` : unitWords(desk, t, unit, n);
  return (
    <View style={styles.box}>
      <AppText variant="displayS" role="heading">
        {t('book.statementOf', { name: desk.nameOf(account) })}
      </AppText>
      {statementOf(desk.story, who).map(({ unit, opening, closing, lines }) =>
        unit === 'cash' ? (
          <View key={unit}>
            <LeaderRow words={t('book.opening')} amount={opening} />
            {lines.map(line => (
              <LeaderRow key={line.why} words={why(line.why)} amount={line.change} tone="change" />
            ))}
            <Rule double />
            <LeaderRow words={t('book.closing')} amount={endless ? Infinity : closing} size="normal" />
          </View>
        ) : (
          (closing !== 0 || opening !== 0) && (
            <LeaderRow
              key={unit}
              words={other(unit, closing)}
              value={
                opening === closing
                  ? ''
                  : `${formatNumber(opening, language)} → ${formatNumber(closing, language)}`
              }
            />
          )
        ),
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    gap: space.xs,
    padding: space.gutter,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
}));
