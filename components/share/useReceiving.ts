import { useCallback, useState } from 'react';

import { importFile } from '@/store/files';
import { gather, missingFrames, type Gathered, type Reading } from '@/store/handover';
import { useTables } from '@/store/tables';

import { useWords } from '../i18n/WordsProvider';

export interface Receiving {
  readonly gathered: Gathered | undefined;
  readonly missing: readonly number[];
  /** What is wrong with the last code seen, or with the table they make. */
  readonly problem: string | undefined;
  /** The table that has come over. */
  readonly arrived: { readonly id: string; readonly name: string } | undefined;
  readonly take: (code: string) => Promise<void>;
  readonly restart: () => void;
}

const PROBLEMS = {
  other: 'receive.other',
  newer: 'receive.newer',
  unreadable: 'receive.unreadable',
} as const;
const isProblem = (r: Reading): r is keyof typeof PROBLEMS => r in PROBLEMS;

/** Gathers codes in any order until the table is whole, then takes it in like any file. */
export const useReceiving = (): Receiving => {
  const t = useWords();
  const [gathered, setGathered] = useState<Gathered>();
  const [problem, setProblem] = useState<string>();
  const [arrived, setArrived] = useState<Receiving['arrived']>();
  const take = useCallback(
    async (code: string): Promise<void> => {
      const next = gather(gathered, code);
      setProblem(isProblem(next.reading) ? t(PROBLEMS[next.reading]) : undefined);
      if (next.reading !== 'new' || next.gathered === undefined) return;
      setGathered(next.gathered);
      if (missingFrames(next.gathered).length > 0) return;
      const { assemble } = await import('@/store/packing');
      const whole = assemble(next.gathered);
      const done = whole.ok ? await importFile(whole.text) : whole;
      if (!done.ok) {
        setProblem(String(t(`refusals.${done.reason}` as 'refusals.malformed', done.params)));
        return;
      }
      const [table] = done.tables;
      if (table === undefined) return;
      const listed = useTables.getState().list.find(l => l.header.id === table.id);
      setArrived({ id: table.id, name: listed?.header.name ?? '' });
    },
    [gathered, t],
  );
  const restart = () => {
    setGathered(undefined);
    setProblem(undefined);
    setArrived(undefined);
  };
  return {
    gathered,
    missing: gathered === undefined ? [] : missingFrames(gathered),
    problem,
    arrived,
    take,
    restart,
  };
};
