import type { Party } from './party';

/** A column: an account with its cash. */
export interface MatrixAccount {
  readonly id: string;
  readonly party: Party;
  readonly cash: number;
  /** Under the column: `7/16`. */
  readonly foot?: string | undefined;
}

/** A row: a company with what each account holds of it. */
export interface MatrixRow {
  readonly game: string;
  readonly company: string;
  readonly name: string;
  /** Beside the plate: the price, without a sign. */
  readonly price?: string | undefined;
  readonly held: Readonly<Record<string, number>>;
  readonly president?: string | undefined;
  /** Shares in the bank's columns, by the column's id. */
  readonly bank: Readonly<Record<string, number>>;
}

export interface BankColumn {
  readonly id: string;
  readonly title: string;
}

export interface MatrixColumns {
  readonly company: number;
  readonly account: number;
  readonly bank: number;
}

const COMPANY = 90;
const BANK = 44;
const MOST = 1.4;
const NARROW = { company: 84, bank: 36 };

/** The widths that head and body share. */
export const matrixColumns = (
  width: number,
  accounts: number,
  banks: number,
  scale: number,
): MatrixColumns => {
  const grown = Math.min(scale, MOST);
  const roomy = (width - COMPANY * grown - banks * BANK) / accounts;
  if (roomy >= 46) return { company: COMPANY * grown, bank: BANK, account: roomy };
  return {
    company: NARROW.company * grown,
    bank: NARROW.bank,
    account: Math.max(34, (width - NARROW.company * grown - banks * NARROW.bank) / accounts),
  };
};
