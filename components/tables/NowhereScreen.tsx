import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Screen } from '../Screen';
import { useWords } from '../i18n/WordsProvider';

/** An address that leads nowhere, and the way home. */
export const NowhereScreen = () => {
  const t = useWords();
  const router = useRouter();
  const home = () => router.replace('/');
  return (
    <Screen title="Bankhalter" onBack={home}>
      <EmptyState title={t('frame.nowhere')} detail={t('frame.lostHelp')}>
        <View>
          <Button title={t('frame.home')} onPress={home} />
        </View>
      </EmptyState>
    </Screen>
  );
};
