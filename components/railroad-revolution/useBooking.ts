import { useState } from 'react';

import type { AnyAction } from '@/rules/kernel/action';
import { railroadRevolution } from '@/rules/railroad-revolution';
import { after, questionOf, type Question, type Said } from '@/rules/railroad-revolution/asking';
import type { Action } from '@/rules/railroad-revolution/types';

import { useDesk } from '../desk/useDesk';

/** What has been said so far towards an action, and what is asked for next. */
export interface Asked {
  readonly said: readonly Said[];
  readonly action: AnyAction;
  readonly question: Question;
}

export interface Booking {
  readonly asked: Asked | undefined;
  readonly book: (action: Action) => Promise<boolean>;
  /** The answer to what was asked: figures or a tile. */
  readonly answer: (said: readonly Said[]) => Promise<boolean>;
  readonly forget: () => void;
}

/** Books an action; where a figure or a tile is not known yet it is asked for, and all goes into the log together. */
export const useBooking = (): Booking => {
  const { table, send, tell } = useDesk();
  const [asked, setAsked] = useState<Asked>();
  const go = async (said: readonly Said[], action: AnyAction): Promise<boolean> => {
    const so = after(railroadRevolution, table, said);
    const ruling = so.ok ? railroadRevolution.play(so.table, action) : so;
    const question = ruling.ok || !so.ok ? undefined : questionOf(railroadRevolution.open(so.table), ruling);
    if (question !== undefined) {
      setAsked({ said, action, question });
      return false;
    }
    setAsked(undefined);
    if (said.length === 0) return send(action);
    return tell(ruling.ok ? [...said, { kind: 'action', action }] : said);
  };
  return {
    asked,
    book: action => go([], action),
    answer: said =>
      asked === undefined ? Promise.resolve(false) : go([...asked.said, ...said], asked.action),
    forget: () => setAsked(undefined),
  };
};
