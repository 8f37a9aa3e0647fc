import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { exportBackup } from '@/store/files';

import { Notice } from '../Notice';
import { SectionHead } from '../SectionHead';
import { useWords } from '../i18n/WordsProvider';
import { saveText } from '../tables/save-text';
import { ShareRow } from './ShareRow';

/** All tables in one file, and the door for a table from another phone. */
export const BackupRow = () => {
  const t = useWords();
  const router = useRouter();
  const [words, setWords] = useState<string>();
  const keep = async (): Promise<void> => {
    const done = await exportBackup();
    if (!done.ok) return setWords(t('share.failed'));
    await saveText(done.name, done.text, 'application/json');
    setWords(done.left.length > 0 ? t('backup.left', { count: done.left.length }) : t('share.done'));
  };
  return (
    <View>
      <SectionHead title={t('backup.title')} />
      {words !== undefined && <Notice words={words} tone="accent" icon="check" />}
      <ShareRow
        icon="download"
        title={t('backup.all')}
        detail={t('backup.allHelp')}
        onPress={() => void keep().catch(() => setWords(t('share.failed')))}
      />
      <ShareRow
        icon="qr"
        title={t('receive.title')}
        detail={t('receive.help')}
        onPress={() => router.push('/receive')}
      />
    </View>
  );
};
