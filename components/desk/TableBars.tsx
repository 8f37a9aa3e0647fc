import type { Access } from '@/store/open-table';

import { useWords } from '../i18n/WordsProvider';
import { Bar } from './Bar';

interface Props {
  readonly access: Access;
  readonly onTakeOver: () => void;
}

/** Why this table can only be read here. */
export const TableBars = ({ access, onTakeOver }: Props) => {
  const t = useWords();
  if (access.mode === 'write') return null;
  if (access.because === 'elsewhere')
    return (
      <Bar
        icon="eye"
        words={t('frame.heldElsewhere')}
        action={{ title: t('frame.takeOver'), onPress: onTakeOver }}
      />
    );
  const number = access.halt.index + 1;
  return (
    <Bar
      icon="warning"
      words={access.because === 'newer' ? t('frame.riftNewer', { number }) : t('frame.rift', { number })}
    />
  );
};
