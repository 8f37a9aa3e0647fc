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
    if (!done.ok) {
      setWords(String(t(`refusals.${done.reason}` as 'refusals.malformed', done.params)));
      return;
    }
    const { tables, sheets } = done;
    const counted = [
      tables.length > 0 && t('home.imported', { count: tables.length }),
      sheets.length > 0 && t('home.importedSheets', { count: sheets.length }),
    ].filter(Boolean);
    setWords(counted.length > 0 ? counted.join(' ') : t('home.alreadyHere'));
  };
  return { pick, words, dismiss: () => setWords(undefined) };
};
