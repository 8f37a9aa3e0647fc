import { useRef, useState } from 'react';

import { chicagoExpress } from '@/rules/chicago-express';
import { payoutOf, type Payout } from '@/rules/chicago-express/preview';
import type { Action, ExpressTable } from '@/rules/chicago-express/types';
import type { Entry } from '@/rules/kernel/ledger';
import type { GameEvent } from '@/rules/kernel/ruling';
import type { Table } from '@/rules/kernel/table';

import { useDesk } from '../desk/useDesk';

/** Actions that would set off a dividend wait for the card that pays it. */
export interface Waiting {
  readonly actions: readonly Action[];
  readonly payout: Payout;
  readonly events: readonly GameEvent[];
  readonly after: ExpressTable;
  /** The table they were meant for; once it has moved on, the card is void. */
  readonly from: Table;
}

export interface Booking {
  readonly waiting: Waiting | undefined;
  readonly book: (...actions: readonly Action[]) => Promise<boolean>;
  readonly pay: () => void;
  readonly notYet: () => void;
}

const tried = (from: Table, actions: readonly Action[]): Waiting | undefined => {
  const entries: Entry[] = [];
  const events: GameEvent[] = [];
  let table = from;
  for (const action of actions) {
    const ruling = chicagoExpress.play(table, action);
    if (!ruling.ok) return undefined;
    entries.push(...ruling.entries);
    events.push(...ruling.events);
    table = ruling.table;
  }
  const after = chicagoExpress.open(table);
  const payout = payoutOf({ entries }, after);
  return payout && { actions, payout, events, after, from };
};

/** Books what the banker enters; where a dividend follows by rule, it is shown first and paid with one tap. */
export const useBooking = (): Booking => {
  const { table, sendAll } = useDesk();
  const [held, setHeld] = useState<Waiting>();
  const underway = useRef(false);
  const waiting = held?.from === table ? held : undefined;
  // a second tap in the same moment was meant for the desk before it
  const once = async (actions: readonly Action[]): Promise<boolean> => {
    if (underway.current) return false;
    underway.current = true;
    const done = await sendAll(actions);
    underway.current = false;
    return done;
  };
  return {
    waiting,
    book: async (...actions) => {
      const card = tried(table, actions);
      if (card === undefined) return once(actions);
      setHeld(card);
      return false;
    },
    pay: () => {
      if (waiting) void once(waiting.actions).then(() => setHeld(undefined));
    },
    notYet: () => setHeld(undefined),
  };
};
