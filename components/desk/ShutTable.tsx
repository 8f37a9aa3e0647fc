import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Refusal } from '@/rules/kernel/ruling';

import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Screen } from '../Screen';
import { useWords } from '../i18n/WordsProvider';
import { tableStore } from '@/store/table';
import { useRawExport } from '../tables/useRawExport';

interface Props {
  readonly id: string;
  readonly refusal: Refusal;
}

/** A table that cannot be opened: what is the matter, that nothing is lost, and the way home. */
export const ShutTable = ({ id, refusal }: Props) => {
  const t = useWords();
  const router = useRouter();
  const exportRaw = useRawExport();
  const aside = refusal.reason === 'set-aside';
  const { damage } = refusal.params;
  const known = { 'unknown-game': t('frame.unknownGame'), 'header-newer': t('frame.newer') } as const;
  const lost = refusal.reason === 'no-such-table';
  const words = aside
    ? (known[damage as keyof typeof known] ?? t('frame.damaged'))
    : lost
      ? t('frame.lostHelp')
      : String(t(`refusals.${refusal.reason}` as 'refusals.malformed'));
  return (
    <Screen title="Bankhalter" onBack={() => router.replace('/')}>
      <EmptyState title={lost ? t('frame.lost') : t('frame.shut')} detail={words} />
      <View style={{ paddingHorizontal: 16, gap: 12 }}>
        {aside && <Button kind="secondary" title={t('frame.exportRaw')} onPress={() => void exportRaw(id)} />}
        {!aside && !lost && (
          <Button title={t('home.tryAgain')} onPress={() => void tableStore(id).getState().open()} />
        )}
        <Button
          kind={aside || lost ? 'primary' : 'secondary'}
          title={t('frame.home')}
          onPress={() => router.replace('/')}
        />
      </View>
    </Screen>
  );
};
