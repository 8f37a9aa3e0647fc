import { Sheet } from '../Sheet';
import { useWords } from '../i18n/WordsProvider';
import { ShareRow } from '../share/ShareRow';

interface Props {
  /** How many records of the table came after the place that was tried on. */
  readonly later: number;
  readonly onApart: () => void;
  /** Left out where this table cannot be written to. */
  readonly onInstead?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A trial from the past is kept beside the game that was played, or in its place. */
export const KeepTrial = ({ later, onApart, onInstead, onClose }: Props) => {
  const t = useWords();
  return (
    <Sheet title={t('history.keepHow')} onClose={onClose}>
      <ShareRow
        icon="duplicate"
        title={t('history.keepApart')}
        detail={t('history.keepApartHelp')}
        onPress={onApart}
      />
      {onInstead && (
        <ShareRow
          icon="undo"
          title={t('history.keepInstead')}
          detail={t('history.keepInsteadHelp', { count: later })}
          onPress={() => {
            onClose();
            onInstead();
          }}
        />
      )}
    </Sheet>
  );
};
