import { useTables } from '@/store/tables';

import { Bar } from '../desk/Bar';
import { useWords } from '../i18n/WordsProvider';

interface Props {
  /** How an import went. */
  readonly words?: string | undefined;
  readonly onDismiss: () => void;
}

/** What the list has to say about itself: a storage that does not answer, a file that was taken in or not. */
export const StorageNotice = ({ words, onDismiss }: Props) => {
  const t = useWords();
  const { status, load } = useTables();
  if (status === 'failed')
    return (
      <Bar
        icon="warning"
        words={t('home.cannotOpen')}
        action={{ title: t('home.tryAgain'), onPress: () => void load() }}
      />
    );
  return words === undefined ? null : (
    <Bar words={words} action={{ title: t('common.close'), onPress: onDismiss }} />
  );
};
