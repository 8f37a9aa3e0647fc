import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
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

interface Props extends Omit<CashAccount, 'detail'> {
  readonly acting: boolean;
  readonly width: number;
  readonly first: boolean;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** One account of the strip: who, and how much. */
export const CashCell = memo(function CashCell(props: Props) {
  const { id, party, amount, acting, width, first, onSelect } = props;
  const styles = useStyles();
  const { type } = useTheme();
  const money = useMoney();
  const t = useWords();
  const bank = party.kind === 'bank';
  const written = amount === Infinity ? t('common.endless') : money(amount);
  const label = t(acting ? 'table.accountActing' : 'table.account', { name: party.name, amount: written });
  const face = (
    <>
      <Wash value={amount} />
      <View style={styles.who}>
        {!bank && <PartyMark party={party} silent />}
        <AppText
          variant="caption"
          color={acting ? 'onAccentSoft' : 'inkSoft'}
          strong={acting}
          numberOfLines={1}
          style={styles.name}
        >
          {party.name}
        </AppText>
      </View>
      <MoneyText
        amount={amount}
        rolls
        align="center"
        style={fitted(amount === Infinity ? ENDLESS : written, width - 8, type.money)}
      />
      {acting && <View style={styles.bar} />}
    </>
  );
  return (
    <View style={[styles.cell, { width }]}>
      {bank ? <Rule double vertical /> : !first && <Rule vertical />}
      {onSelect ? (
        <Touch
          label={label}
          hint={t('table.tapForMore')}
          haptic="light"
          onPress={() => onSelect(id)}
          style={[styles.face, bank && styles.bank, acting && styles.acting]}
          pressedStyle={styles.pressed}
        >
          {face}
        </Touch>
      ) : (
        <View
          accessible
          role="group"
          aria-label={label}
          style={[styles.face, bank && styles.bank, acting && styles.acting]}
        >
          {face}
        </View>
      )}
    </View>
  );
});

const useStyles = makeStyles(({ color, grow, space }) => ({
  cell: { flexDirection: 'row', minHeight: grow(space.cashStrip, 1.6) } as const,
  face: {
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    paddingVertical: 4,
  } as const,
  who: { flexDirection: 'row', alignItems: 'center', gap: 5, maxWidth: '96%' } as const,
  name: { flexShrink: 1 },
  bank: { backgroundColor: color.surface },
  acting: { backgroundColor: color.accentSoft },
  bar: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 3,
    backgroundColor: color.accent,
  } as const,
  pressed: { backgroundColor: color.surfaceSunken },
}));
