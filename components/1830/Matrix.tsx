import { View } from 'react-native';

import { COMPANIES } from '@/rules/1830/data';

import { AppText } from '../AppText';
import { Rule } from '../Rule';
import { ShareMatrix } from '../ShareMatrix';
import { Touch } from '../Touch';
import { fitted } from '../fitted';
import { useLanguage, useMoney } from '../i18n/WordsProvider';
import { formatNumber } from '../i18n/format';
import { matrixColumns } from '../share-matrix';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import type { OnOpen } from './open';
import { useBoard, useStageWidth } from './useBoard';
import { useMatrix } from './useMatrix';

/** Players × companies, certificates of the limit and worth; a row opens the company's card. */
export const Matrix = ({ onOpen }: { readonly onOpen: OnOpen }) => {
  const { tg, seats } = useBoard();
  const styles = useStyles();
  const { type, textScale } = useTheme();
  const language = useLanguage();
  const money = useMoney();
  const width = useStageWidth();
  const { accounts, rows, bankColumns, waiting, worth, actorId } = useMatrix();
  const columns = matrixColumns(width, accounts.length, bankColumns.length, textScale);
  const spoken = seats.map(({ name }, i) => `${name} ${money(worth[i] ?? 0)}`).join(', ');
  return (
    <View>
      <ShareMatrix
        accounts={accounts}
        rows={rows}
        bankColumns={bankColumns}
        waiting={{ words: tg('desk.notStarted'), companies: waiting }}
        footTitle={tg('desk.certificates')}
        actorId={actorId}
        width={width}
        onPressRow={id => {
          const company = COMPANIES.find(c => c === id);
          if (company !== undefined) onOpen({ kind: 'company', company });
        }}
      />
      <Touch
        label={`${tg('desk.worth')}: ${spoken}`}
        haptic="light"
        onPress={() => onOpen({ kind: 'book', tab: 'worth' })}
        style={styles.worth}
        pressedStyle={styles.pressed}
      >
        <AppText variant="caption" color="inkSoft" style={[styles.title, { width: columns.company }]}>
          {tg('desk.worth')}
        </AppText>
        {worth.map((n, i) => {
          const written = formatNumber(n, language);
          return (
            <AppText
              key={seats[i]?.id ?? i}
              variant="moneyTable"
              align="center"
              numberOfLines={1}
              style={[{ width: columns.account }, fitted(written, columns.account - 4, type.moneyTable)]}
            >
              {written}
            </AppText>
          );
        })}
        <Rule double vertical />
        <AppText variant="caption" color="accentText" align="center" style={styles.more} numberOfLines={1}>
          {tg('desk.more')}
        </AppText>
      </Touch>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow }) => ({
  worth: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: grow(36, 1.5),
    backgroundColor: color.surfaceSunken,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  title: { paddingLeft: 10 },
  more: { flex: 1 },
  pressed: { backgroundColor: color.accentSoft },
}));
