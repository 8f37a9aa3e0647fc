import { LastLine } from '../LastLine';
import { useWords } from '../i18n/WordsProvider';
import { recordWords } from './record-words';
import { useDesk } from './useDesk';

/** What was booked last and what followed from it, with Undo beside it. */
export const FrameLastLine = () => {
  const { last, tg, nameOf, canUndo, canRedo, readOnly, undo, redo } = useDesk();
  const t = useWords();
  const sentences =
    last === undefined
      ? [t('table.nothingBooked')]
      : [
          recordWords({ t, tg, nameOf }, last.record),
          ...last.events.map(e => tg(`events.${e.event}`, e.params)),
        ];
  return (
    <LastLine
      words={sentences.join(' · ')}
      onUndo={canUndo && !readOnly ? () => void undo() : undefined}
      onRedo={canRedo && !readOnly ? () => void redo() : undefined}
    />
  );
};
