import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Aside, Listed } from '@/store/tables';

import { SectionHead } from '../SectionHead';
import { TableRow } from '../TableRow';
import { formatWhen } from '../i18n/format';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { AsideRow } from './AsideRow';
import { listedWords } from './listed-words';

interface Props {
  readonly list: readonly Listed[];
  readonly aside: readonly Aside[];
}

/** Tables by where they stand; a section without tables has no head. */
export const TableList = ({ list, aside }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const sections = [
    { title: t('home.open'), of: list.filter(l => !l.header.archived && !l.card.over) },
    { title: t('home.finished'), of: list.filter(l => !l.header.archived && l.card.over) },
    { title: t('home.archived'), of: list.filter(l => l.header.archived) },
  ];
  return (
    <View>
      {sections.map(
        ({ title, of }) =>
          of.length > 0 && (
            <View key={title}>
              <SectionHead title={title} />
              {of.map(listed => (
                <TableRow
                  key={listed.header.id}
                  {...listedWords(listed, t, language)}
                  when={formatWhen(listed.card.playedAt, Date.now(), language)}
                  onPress={() => router.push({ pathname: '/table/[id]', params: { id: listed.header.id } })}
                />
              ))}
            </View>
          ),
      )}
      {aside.length > 0 && <SectionHead title={t('home.aside')} />}
      {aside.map(one => (
        <AsideRow key={one.id} aside={one} />
      ))}
    </View>
  );
};
