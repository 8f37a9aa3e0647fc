import { COMPANIES } from '@/rules/1830/data';
import { sharesAt } from '@/rules/1830/reading';
import type { Account } from '@/rules/kernel/ledger';

import { Chip } from '../Chip';
import { Plate } from '../Plate';
import { GAME, useBoard } from './useBoard';

/** The shares of an account, as plates with their number: under a name in the rail. */
export const Held = ({ account }: { readonly account: Account }) => {
  const { t } = useBoard();
  return COMPANIES.map(c => ({ c, n: sharesAt(t, account, c) }))
    .filter(({ n }) => n > 0)
    .map(({ c, n }) => (
      <Chip key={c} title={String(n)}>
        <Plate game={GAME} company={c} size="xs" />
      </Chip>
    ));
};
