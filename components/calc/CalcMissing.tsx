import { useRouter } from 'expo-router';

import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Screen } from '../Screen';
import { useWords } from '../i18n/WordsProvider';

/** A link to a calculator that does not exist, with a way on. */
export const CalcMissing = () => {
  const t = useWords();
  const router = useRouter();
  return (
    <Screen title={t('calc.title')} onBack={() => router.replace('/')}>
      <EmptyState title={t('calc.unknown')} detail={t('calc.unknownHelp')}>
        <Button title={t('calc.all')} onPress={() => router.replace('/calc')} />
      </EmptyState>
    </Screen>
  );
};
