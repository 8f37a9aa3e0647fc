import { getDocumentAsync } from 'expo-document-picker';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { Scanner } from './Scanner';
import { readPicture } from './read-picture';
import { useReceiving } from './useReceiving';

/** Takes a table over from another phone, by its camera or from pictures of the codes. */
export const ReceiveScreen = () => {
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const { gathered, missing, problem, arrived, take, restart } = useReceiving();
  const [blind, setBlind] = useState(false);
  const [unread, setUnread] = useState(false);
  const pick = async (): Promise<void> => {
    const picked = await getDocumentAsync({ type: 'image/*', multiple: true });
    for (const file of picked.canceled ? [] : picked.assets) {
      const codes = await readPicture(file).catch(() => []);
      setUnread(codes.length === 0);
      for (const code of codes) await take(code);
    }
  };
  const got = gathered?.parts.size ?? 0;
  const wrong = problem ?? (unread ? t('receive.unreadable') : undefined);
  return (
    <Screen
      title={t('receive.title')}
      subtitle={t('receive.help')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      footer={
        <ActionBar>
          <Button kind="secondary" flex={1} title={t('receive.pictures')} onPress={() => void pick()} />
          {arrived === undefined ? (
            <Button flex={1} title={t('receive.again')} disabled={gathered === undefined} onPress={restart} />
          ) : (
            <Button
              flex={1}
              title={t('receive.open')}
              onPress={() => router.replace({ pathname: '/table/[id]', params: { id: arrived.id } })}
            />
          )}
        </ActionBar>
      }
    >
      <View style={styles.body}>
        {arrived === undefined && !blind && (
          <Scanner onCode={code => void take(code)} onFailure={() => setBlind(true)} />
        )}
        {blind && <Notice words={t('receive.noCamera')} icon="camera" />}
        {wrong !== undefined && <Notice words={wrong} tone="oxblood" icon="warning" />}
        {arrived !== undefined && (
          <Notice words={t('receive.got', { name: arrived.name })} tone="accent" icon="check" />
        )}
        <AppText variant="displayS" align="center" live>
          {gathered === undefined
            ? t('receive.waiting')
            : t('receive.progress', { got, total: gathered.total })}
        </AppText>
        {got > 0 && missing.length > 0 && (
          <AppText color="inkSoft" align="center">
            {t('receive.missing', { list: missing.join(', ') })}
          </AppText>
        )}
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  body: { gap: space.m, padding: space.gutter },
}));
