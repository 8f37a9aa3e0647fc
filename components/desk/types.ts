import type { ComponentType, ReactNode } from 'react';

import type { Refusal, Ruling } from '@/rules/kernel/ruling';
import type { AnyAction, Offer } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import type { Account, PlayerId } from '@/rules/kernel/ledger';
import type { Chapter, Story } from '@/rules/kernel/log';
import type { Company, End, Status, Step, Table } from '@/rules/kernel/table';

import type { Deed } from '@/store/deeds';

import type { TableLookup } from './table-words';
import type { Party } from '../party';

/** What a desk is drawn from. Its typed table is `game.open(table)`; all else comes from `useDesk`. */
export interface DeskProps {
  readonly table: Table;
  readonly offers: readonly Offer[];
}

export type DeskComponent = ComponentType<DeskProps>;

/** Somebody at the table, ready to draw. */
export interface Seated {
  readonly id: PlayerId;
  readonly account: Account;
  readonly name: string;
  readonly initials: string;
  readonly color: number;
}

/** A refused action, with what the table could do instead. */
export interface Refused {
  readonly refusal: Refusal;
  readonly action?: AnyAction | undefined;
  readonly instead?: AnyAction | undefined;
}

/** Everything about one table that the frame and the desk inside it draw from and send to. */
export interface DeskContext {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  /** As it is drawn: now, or at a record of the past. */
  readonly table: Table;
  readonly story: Story;
  readonly status: Status;
  readonly offers: readonly Offer[];
  readonly end: End | undefined;
  /** In seat order. */
  readonly seats: readonly Seated[];
  readonly companies: readonly Company[];
  readonly sign: string;
  /** The bank pays what it never had; its balance is no figure to show. */
  readonly endless: boolean;
  /** `bank`: the phone is the money. `aid`: paper money stays, so say it in notes. */
  readonly mode: 'bank' | 'aid';
  /** The record last in force, and whether there is one to take back or to bring back. */
  readonly last: Chapter | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Drawn from the past, from a copy, or held by another window: nothing can be sent. */
  readonly readOnly: boolean;
  /** A record is on its way to the disk. */
  readonly busy: boolean;
  readonly party: (account: Account) => Party;
  readonly nameOf: (idOrAccount: string) => string;
  /** The game's words for this table: `player`, `company`, `account` and `money` are put in by name. */
  readonly tg: TableLookup;
  /** True when it is durable; false when it was refused, and the frame has said why. */
  readonly send: (action: AnyAction) => Promise<boolean>;
  /** All of them, or none. */
  readonly sendAll: (actions: readonly AnyAction[]) => Promise<boolean>;
  /** Printed figures and actions in one go, for a desk that asks for a figure before it goes on: all, or none. */
  readonly tell: (deeds: readonly Deed[]) => Promise<boolean>;
  /** Takes out one chapter, counted from 0, and plays those after it again. */
  readonly strike: (chapter: number) => Promise<boolean>;
  /** What the rules would say, without booking anything. */
  readonly preview: (action: AnyAction) => Ruling<Step>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
  /** Anything else at the store; a refusal is said in the frame as usual. */
  readonly perform: (work: () => Promise<{ readonly ok: true } | Refusal>) => Promise<boolean>;
  readonly refused: Refused | undefined;
  readonly dismiss: () => void;
  /** Between the cash and the stage: held elsewhere, a rift, a trial. */
  readonly bars?: ReactNode;
  /** In place of last line, actions and panel: the scrubber of the history. */
  readonly foot?: ReactNode;
}
