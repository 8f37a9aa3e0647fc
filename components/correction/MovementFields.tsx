import { View } from 'react-native';

import { balance, type Account, type Unit } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { IconButton } from '../IconButton';
import { NumberField } from '../NumberField';
import { useDesk } from '../desk/useDesk';
import { useLanguage, useMoney, useWords } from '../i18n/WordsProvider';
import { formatNumber } from '../i18n/format';
import { makeStyles } from '../theme/makeStyles';
import { AccountPicks } from './AccountPicks';
import { ChoiceChips } from './ChoiceChips';
import { accountsOf, unitsOf, type Movement } from './correction-form';

interface Props {
  readonly number: number;
  readonly value: Movement;
  readonly onChange: (movement: Movement) => void;
  readonly onRemove: () => void;
}

/** One movement: what, from whom, to whom, how much. */
export const MovementFields = ({ number, value, onChange, onRemove }: Props) => {
  const { game, table, nameOf } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  const language = useLanguage();
  const units = unitsOf(table);
  const accounts = accountsOf(table, game);
  const unitName = (unit: Unit): string => {
    if (unit === 'cash') return t('correct.cash');
    const of = nameOf(unit.replace(/^\w+:/, ''));
    return unit.startsWith('share:') ? t('correct.share', { of }) : of;
  };
  const held = balance(table.books, value.from, value.unit);
  const side = (label: string, at: 'from' | 'to') => (
    <AccountPicks
      label={label}
      accounts={accounts}
      value={value[at]}
      onChange={(account: Account) => onChange({ ...value, [at]: account })}
    />
  );
  return (
    <View style={styles.box}>
      <View style={styles.head}>
        <AppText variant="bodyStrong" style={styles.grow}>
          {t('correct.entry', { number })}
        </AppText>
        <IconButton
          icon="close"
          size={20}
          color="inkSoft"
          label={t('correct.removeEntry', { number })}
          onPress={onRemove}
        />
      </View>
      {units.length > 1 && (
        <ChoiceChips
          label={t('correct.what')}
          choices={units.map(unit => ({ value: unit, title: unitName(unit) }))}
          value={value.unit}
          onChange={unit => onChange({ ...value, unit: unit as Unit })}
        />
      )}
      {side(t('correct.from'), 'from')}
      {side(t('correct.to'), 'to')}
      <NumberField
        label={t('correct.amount')}
        value={value.amount}
        min={1}
        hint={t('correct.has', {
          name: nameOf(value.from),
          amount: value.unit === 'cash' ? money(held) : formatNumber(held, language),
        })}
        error={t('correct.noAmount', { number })}
        onChange={amount => onChange({ ...value, amount })}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingBottom: space.m,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: space.touch } as const,
  grow: { flex: 1 },
}));
