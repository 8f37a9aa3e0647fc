import { ScrollView } from 'react-native';

import type { Account } from '@/rules/kernel/ledger';

import { Chip } from '../Chip';
import { PartyMark } from '../PartyMark';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import type { Filter } from './ledger-items';

interface Props {
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Whose records: everybody's, one account's, or only corrections, notes and what was undone. */
export const LedgerFilters = ({ value, onChange }: Props) => {
  const { seats, companies, story, party } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const moved = new Set(story.chapters.flatMap(c => c.entries.flatMap(e => [e.from, e.to])));
  const firms = companies.map((c): Account => `company:${c.id}`).filter(a => moved.has(a));
  const accounts: readonly Account[] = [...seats.map(s => s.account), 'bank', ...firms];
  const kinds = [
    { id: 'corrections', title: t('book.corrections'), of: 'correction' },
    { id: 'notes', title: t('book.notes'), of: 'note' },
  ] as const;
  const undone = story.undone.length + story.struck.length;
  const countOf = (kind: string) => story.chapters.filter(c => c.record.kind === kind).length;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.bar}
      contentContainerStyle={styles.row}
    >
      <Chip title={t('book.all')} selected={value === 'all'} onPress={() => onChange('all')} />
      {accounts.map(account => {
        const who = party(account);
        return (
          <Chip
            key={account}
            label={who.name}
            title={who.kind === 'person' ? who.name : undefined}
            selected={value === account}
            onPress={() => onChange(account)}
          >
            <PartyMark party={who} silent />
          </Chip>
        );
      })}
      {kinds.map(
        ({ id, title, of }) =>
          countOf(of) > 0 && (
            <Chip
              key={id}
              title={`${title} ${countOf(of)}`}
              selected={value === id}
              onPress={() => onChange(id)}
            />
          ),
      )}
      {undone > 0 && (
        <Chip
          title={`${t('book.undone')} ${undone}`}
          selected={value === 'undone'}
          onPress={() => onChange('undone')}
        />
      )}
    </ScrollView>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  bar: {
    flexGrow: 0,
    flexShrink: 0,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
  row: {
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingVertical: space.xs,
    alignItems: 'center',
  } as const,
}));
