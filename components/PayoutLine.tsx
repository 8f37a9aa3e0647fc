import { View } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
import { NoteFan } from './NoteFan';
import type { NoteCount } from './NoteFan';
import { PartyMark } from './PartyMark';
import { Person } from './Person';
import type { Party } from './party';
import { fitted } from './fitted';
import { useCurrency, useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

export interface Payee {
  readonly id: string;
  readonly party: Party;
  readonly amount: number;
  /** Where it comes from: `PRR 6 · C&O 5`. */
  readonly sources?: string | undefined;
  readonly notes?: readonly NoteCount[] | undefined;
}

interface Props {
  readonly payee: Payee;
  /** Paper money is on the table: the notes grow, the sources shrink. */
  readonly aid: boolean;
  /** So many are paid that all of them are in sight only on lower lines. */
  readonly low?: boolean | undefined;
}

const ROOM = 150;
const GREATEST = { fontSize: 54, lineHeight: 56 };
const LOW = { fontSize: 40, lineHeight: 44 };

/** Who gets how much, to be read across the table. */
export const PayoutLine = ({ payee, aid, low = false }: Props) => {
  const styles = useStyles();
  const { type } = useTheme();
  const money = useMoney();
  const t = useWords();
  const sign = useCurrency();
  const { party, amount, sources, notes = [] } = payee;
  const size = { ...type.moneyHuge, ...(low ? LOW : GREATEST) };
  return (
    <View
      style={[styles.row, low && styles.low]}
      accessible
      role="group"
      aria-label={[t('payout.line', { name: party.name, amount, sign }), sources].filter(Boolean).join('. ')}
    >
      {party.kind === 'person' ? (
        <Person
          name={party.name}
          initials={party.initials}
          color={party.color}
          size={low ? 'xl' : 'xxl'}
          silent
        />
      ) : (
        <PartyMark party={party} size={party.kind === 'company' ? 'large' : 'small'} silent />
      )}
      <View style={styles.words}>
        <AppText variant={low ? 'displayS' : 'displayM'} numberOfLines={1}>
          {party.name}
        </AppText>
        {sources !== undefined && (
          <AppText variant={aid ? 'overline' : 'caption'} color="inkSoft" style={styles.sources}>
            {sources}
          </AppText>
        )}
        {notes.length > 0 && (
          <View style={styles.notes}>
            <NoteFan notes={notes} big={aid && !low} />
          </View>
        )}
      </View>
      <MoneyText amount={amount} size="huge" align="right" style={fitted(money(amount), ROOM, size)} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space.m,
    paddingVertical: space.s,
  } as const,
  low: { paddingVertical: space.xs },
  words: { flex: 1, minWidth: 110 },
  sources: { textTransform: 'none', letterSpacing: 0.1 } as const,
  notes: { marginTop: 5 },
}));
