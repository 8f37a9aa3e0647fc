import { getDocumentAsync } from 'expo-document-picker';
import { useState } from 'react';

import { importFile } from '@/store/files';

import { useWords } from '../i18n/WordsProvider';
import { readPicked } from '../tables/read-picked';

/** Lets the reader choose a file with board sheets; what came of it is said in one sentence. */
export const useSheetImport = () => {
  const t = useWords();
  const [words, setWords] = useState<string>();
  const pick = async (): Promise<void> => {
    const picked = await getDocumentAsync({ type: ['application/json', 'text/*', '*/*'] });
    const [file] = picked.canceled ? [] : picked.assets;
    if (file === undefined) return;
    const text = await readPicked(file);
    const done = text === undefined ? undefined : await importFile(text);
    if (done?.ok === true)
      setWords(
        done.sheets.length === 0
          ? t('sheets.importNothing')
          : t('sheets.imported', { count: done.sheets.length }),
      );
    else setWords(String(t(`refusals.${done?.reason ?? 'file-damaged'}` as 'refusals.malformed')));
  };
  return { pick, words, dismiss: () => setWords(undefined) };
};
