import { LastLine } from '../LastLine';
import { useWords } from '../i18n/WordsProvider';
import { inARow, recordWords } from './record-words';
import { useDesk } from './useDesk';

/** What was booked last and what followed from it, with Undo beside it. */
export const FrameLastLine = () => {
  const { last, tg, nameOf, canUndo, canRedo, readOnly, undo, redo } = useDesk();
  const t = useWords();
  const words =
    last === undefined
      ? t('table.nothingBooked')
      : inARow([
          recordWords({ t, tg, nameOf }, last.record),
          ...last.events.map(e => tg(`events.${e.event}`, e.params)),
        ]);
  return (
    <LastLine
      words={words}
      onUndo={canUndo && !readOnly ? () => void undo() : undefined}
      onRedo={canRedo && !readOnly ? () => void redo() : undefined}
    />
  );
};
