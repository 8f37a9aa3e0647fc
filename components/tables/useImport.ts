import { getDocumentAsync } from 'expo-document-picker';
import { useState } from 'react';

import { importFile } from '@/store/files';

import { useWords } from '../i18n/WordsProvider';
import { readPicked } from './read-picked';

/** Lets the reader choose a file and takes it in; what came of it is said in one sentence. */
export const useImport = () => {
  const t = useWords();
  const [words, setWords] = useState<string>();
  const pick = async (): Promise<void> => {
    const picked = await getDocumentAsync({ type: ['application/json', 'text/*', '*/*'] });
    const [file] = picked.canceled ? [] : picked.assets;
    if (file === undefined) return;
    const text = await readPicked(file);
    if (text === undefined) {
      setWords(t('refusals.file-damaged'));
      return;
    }
    const done = await importFile(text);
    setWords(
      done.ok
        ? t('home.imported', { count: done.tables.length })
        : String(t(`refusals.${done.reason}` as 'refusals.malformed', done.params)),
    );
  };
  return { pick, words, dismiss: () => setWords(undefined) };
};
