import { View } from 'react-native';

import type { Account } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { PartyMark } from '../PartyMark';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly label: string;
  readonly accounts: readonly Account[];
  readonly value: Account;
  readonly onChange: (account: Account) => void;
}

/** One of all accounts of the table. */
export const AccountPicks = ({ label, accounts, value, onChange }: Props) => {
  const { party } = useDesk();
  const styles = useStyles();
  return (
    <View role="radiogroup" aria-label={label}>
      <AppText variant="label" color="inkSoft">
        {label}
      </AppText>
      <View style={styles.row}>
        {accounts.map(account => {
          const who = party(account);
          return (
            <Chip
              key={account}
              label={`${label}: ${who.name}`}
              title={who.kind === 'person' ? who.name : undefined}
              selected={account === value}
              onPress={() => onChange(account)}
            >
              {who.kind === 'bank' ? (
                <AppText variant="label" color={account === value ? 'onAccent' : 'ink'}>
                  {who.name}
                </AppText>
              ) : (
                <PartyMark party={who} silent />
              )}
            </Chip>
          );
        })}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s } as const,
}));
