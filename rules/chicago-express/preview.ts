import type { PlayerId } from '../kernel/ledger';
import { playerOf } from '../kernel/ledger';
import type { Refusal } from '../kernel/ruling';
import type { Step } from '../kernel/table';
import { developRefusal, growing } from './apply/develop';
import { buildRefusal, costOf, hexRefusal, incomeFrom } from './apply/expand';
import { hexAt } from './board';
import { FOREST_MONEY, RAILROADS, type HexId, type Railroad } from './data';
import { dividendPerShare } from './formulas';
import { paysNow, railroadsIn, sharesHeld, sharesSold, treasury } from './reading';
import type { ExpressTable, Hex } from './types';

/** What a tap on a hex would cost and bring. */
export interface BuildChoice {
  readonly hex: HexId;
  readonly cost: number;
  readonly gain: number;
}

/** The railroads that the player on turn may expand now, the richest first. */
export const builders = (t: ExpressTable): readonly Railroad[] => {
  const { phase } = t.state;
  if (phase.name !== 'expand') return [];
  return RAILROADS.filter(r => buildRefusal(t, phase, phase.turn, r) === undefined).sort(
    (a, b) => treasury(t, b) - treasury(t, a),
  );
};

export const buildChoices = (t: ExpressTable, railroad: Railroad): readonly BuildChoice[] =>
  builders(t).includes(railroad)
    ? t.board.all
        .filter(hex => hexRefusal(t, railroad, hex) === undefined)
        .map(hex => ({ hex: hex.id, cost: costOf(t, hex), gain: incomeFrom(t, hex) }))
    : [];

/** Why a railroad cannot be built into a hex now. */
export const whyNotBuild = (t: ExpressTable, railroad: Railroad, hex: HexId): Refusal | undefined => {
  const { phase } = t.state;
  if (phase.name !== 'expand') return undefined;
  return buildRefusal(t, phase, phase.turn, railroad) ?? hexRefusal(t, railroad, hexAt(t.board, hex));
};

export const whyNotDevelop = (t: ExpressTable, hex: HexId): Refusal | undefined =>
  developRefusal(t, hexAt(t.board, hex));

/** What developing a hex would bring: income to every railroad there, or money in a forest. */
export interface DevelopChoice {
  readonly hex: HexId;
  readonly railroads: readonly Railroad[];
  readonly gain: number;
  readonly money: number;
  readonly house: boolean;
}

const developChoice = (t: ExpressTable, hex: Hex): DevelopChoice => {
  const city = growing(hex);
  const at = { hex: hex.id, railroads: railroadsIn(t.state, hex.id) };
  if (city !== undefined) {
    const { step, end } = t.board.industry[city];
    return { ...at, gain: Math.min(step, end - t.state.industry[city]), money: 0, house: false };
  }
  const forest = hex.kind === 'forest';
  return { ...at, gain: forest ? 0 : hex.house, money: forest ? FOREST_MONEY : 0, house: true };
};

export const developChoices = (t: ExpressTable): readonly DevelopChoice[] =>
  t.board.all.filter(hex => developRefusal(t, hex) === undefined).map(hex => developChoice(t, hex));

/** What a share of a railroad is worth now and once one more is sold. */
export const afterOneMore = (t: ExpressTable, r: Railroad): number =>
  dividendPerShare(t.state.income[r], sharesSold(t, r) + 1);

export interface PayoutPart {
  readonly railroad: Railroad;
  readonly shares: number;
  readonly each: number;
  readonly chicago: boolean;
}

export interface PayoutLine {
  readonly player: PlayerId;
  readonly amount: number;
  readonly parts: readonly PayoutPart[];
}

const linesOf = (t: ExpressTable, parts: readonly (PayoutPart & { readonly player: PlayerId })[]) =>
  t.players.map((player): PayoutLine => {
    const own = parts.filter(p => p.player === player);
    return { player, parts: own, amount: own.reduce((sum, p) => sum + p.shares * p.each, 0) };
  });

/** What everybody would get if the general dividend came now. */
export const dividendNow = (t: ExpressTable): readonly PayoutLine[] =>
  linesOf(
    t,
    RAILROADS.flatMap(railroad =>
      t.players.flatMap(player => {
        const shares = sharesHeld(t, player, railroad);
        return shares === 0 ? [] : [{ player, railroad, shares, each: paysNow(t, railroad), chicago: false }];
      }),
    ),
  );

/** The dividends inside a step that has not been booked yet, for the card that is read across the table. */
export interface Payout {
  readonly chicago: Railroad | undefined;
  readonly general: boolean;
  readonly each: Readonly<Partial<Record<Railroad, number>>>;
  readonly lines: readonly PayoutLine[];
  readonly total: number;
}

export const payoutOf = (step: Pick<Step, 'entries'>, after: ExpressTable): Payout | undefined => {
  const parts = step.entries.flatMap(({ why, about, to, amount }) => {
    const player = playerOf(to);
    const railroad = RAILROADS.find(r => r === about);
    const chicago = why === 'chicago-dividend';
    if (player === undefined || railroad === undefined || (why !== 'dividend' && !chicago)) return [];
    const shares = sharesHeld(after, player, railroad);
    return [{ player, railroad, shares, each: amount / shares, chicago }];
  });
  if (parts.length === 0) return undefined;
  const lines = linesOf(after, parts);
  return {
    chicago: parts.find(p => p.chicago)?.railroad,
    general: parts.some(p => !p.chicago),
    each: Object.fromEntries(parts.map(p => [p.railroad, p.each])),
    lines,
    total: lines.reduce((sum, l) => sum + l.amount, 0),
  };
};
