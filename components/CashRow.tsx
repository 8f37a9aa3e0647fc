import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
import { Person } from './Person';
import { PartyMark } from './PartyMark';
import { Rule } from './Rule';
import { Touch } from './Touch';
import { Wash } from './Wash';
import type { CashAccount } from './cash';
import { fitted } from './fitted';
import { ENDLESS } from './i18n/format';
import { useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props extends CashAccount {
  readonly acting: boolean;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const ROOM_FOR_AMOUNT = 150;

/** One account in the rail of a wide screen. */
export const CashRow = memo(function CashRow({ id, party, amount, detail, acting, onSelect }: Props) {
  const styles = useStyles();
  const { type } = useTheme();
  const money = useMoney();
  const t = useWords();
  const bank = party.kind === 'bank';
  const written = amount === Infinity ? t('common.endless') : money(amount);
  return (
    <View>
      {bank && <Rule double />}
      <Touch
        label={t(acting ? 'table.accountActing' : 'table.account', { name: party.name, amount: written })}
        disabled={onSelect === undefined}
        haptic="light"
        onPress={() => onSelect?.(id)}
        style={[styles.row, bank && styles.bank, acting && styles.acting]}
        pressedStyle={styles.pressed}
      >
        <Wash value={amount} />
        {acting && <View style={styles.bar} />}
        {party.kind === 'person' ? (
          <Person name={party.name} initials={party.initials} color={party.color} size="xl" silent />
        ) : (
          !bank && <PartyMark party={party} silent />
        )}
        <View style={styles.words}>
          <AppText variant="bodyStrong" numberOfLines={1}>
            {party.name}
          </AppText>
          {detail !== undefined && <View style={styles.detail}>{detail}</View>}
        </View>
        <MoneyText
          amount={amount}
          size="large"
          rolls
          align="right"
          style={fitted(amount === Infinity ? ENDLESS : written, ROOM_FOR_AMOUNT, type.moneyLarge)}
        />
      </Touch>
      {!bank && <Rule />}
    </View>
  );
});

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: 72,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
  } as const,
  words: { flex: 1, minWidth: 0 },
  detail: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, marginTop: 3 } as const,
  bank: { minHeight: 60, backgroundColor: color.surface },
  acting: { backgroundColor: color.accentSoft },
  bar: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 5, backgroundColor: color.accent } as const,
  pressed: { backgroundColor: color.surfaceSunken },
}));
