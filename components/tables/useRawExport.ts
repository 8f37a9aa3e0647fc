import { useTables } from '@/store/tables';

import { saveText } from './save-text';

/** Hands out what is stored of a table, as it lies there. */
export const useRawExport = () => {
  const raw = useTables(s => s.raw);
  return async (id: string): Promise<boolean> => {
    const done = await raw(id);
    if (!done.ok) return false;
    await saveText(`bankhalter-${id}.raw.json`, done.text, 'application/json');
    return true;
  };
};
