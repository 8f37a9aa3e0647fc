import { View, useWindowDimensions } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
import { PartyMark } from './PartyMark';
import { Rule } from './Rule';
import { Touch } from './Touch';
import { Wash } from './Wash';
import { fitted } from './fitted';
import { formatNumber } from './i18n/format';
import { useLanguage, useMoney, useWords } from './i18n/WordsProvider';
import { matrixColumns } from './share-matrix';
import type { BankColumn, MatrixAccount } from './share-matrix';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly accounts: readonly MatrixAccount[];
  readonly bank: { readonly name: string; readonly cash: number };
  readonly bankColumns: readonly BankColumn[];
  /** In the corner: `Shares`, `10 % each`. */
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actorId?: string | undefined;
  readonly width?: number | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const NO_SIGN_FROM = 1000;

/** The cash strip of a share game: cash stands over holdings, the bank over offering and pool. */
export const ShareMatrixHead = (props: Props) => {
  const { accounts, bank, bankColumns, title, subtitle, actorId, onSelect } = props;
  const styles = useStyles();
  const { textScale, type } = useTheme();
  const money = useMoney();
  const language = useLanguage();
  const t = useWords();
  const window = useWindowDimensions();
  const columns = matrixColumns(props.width ?? window.width, accounts.length, bankColumns.length, textScale);
  const written = (cash: number) =>
    cash >= NO_SIGN_FROM && columns.account < 56 ? formatNumber(cash, language) : money(cash);
  return (
    <View style={styles.head}>
      <View style={[styles.corner, { width: columns.company }]}>
        <AppText variant="caption" color="inkSoft">
          {title}
        </AppText>
        {subtitle !== undefined && (
          <AppText variant="label" strong>
            {subtitle}
          </AppText>
        )}
      </View>
      {accounts.map(({ id, party, cash }) => (
        <Touch
          key={id}
          label={t(id === actorId ? 'table.accountActing' : 'table.account', {
            name: party.name,
            amount: money(cash),
          })}
          disabled={!onSelect}
          haptic="light"
          onPress={() => onSelect?.(id)}
          style={[styles.cell, { width: columns.account }, id === actorId && styles.acting]}
          pressedStyle={styles.pressed}
        >
          <Wash value={cash} />
          <PartyMark party={party} silent />
          <AppText
            variant="moneySmall"
            numberOfLines={1}
            style={fitted(written(cash), columns.account - 4, type.moneySmall)}
          >
            {written(cash)}
          </AppText>
          {id === actorId && <View style={styles.bar} />}
        </Touch>
      ))}
      <Rule double vertical />
      <View
        accessible
        role="group"
        aria-label={t('table.account', {
          name: bank.name,
          amount: bank.cash === Infinity ? t('common.endless') : money(bank.cash),
        })}
        style={[styles.cell, styles.bank]}
      >
        <Wash value={bank.cash} />
        <AppText variant="caption" color="inkSoft">
          {bank.name}
        </AppText>
        <MoneyText
          amount={bank.cash}
          size="small"
          style={fitted(money(bank.cash), columns.bank * bankColumns.length - 6, type.moneySmall)}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow }) => ({
  head: {
    flexDirection: 'row',
    minHeight: grow(58, 1.5),
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1.5,
    borderBottomColor: color.lineStrong,
  } as const,
  corner: { justifyContent: 'center', gap: 2, paddingLeft: 10 } as const,
  cell: { alignItems: 'center', justifyContent: 'center', gap: 2, paddingVertical: 4 } as const,
  acting: { backgroundColor: color.accentSoft },
  bar: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 3,
    backgroundColor: color.accent,
  } as const,
  bank: { flex: 1, backgroundColor: color.surface },
  pressed: { backgroundColor: color.surfaceSunken },
}));
