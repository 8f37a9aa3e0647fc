import { makeStyles } from '../theme/makeStyles';

/** The head and the rows of the railroads stand in the same columns. */
export const useCompanyColumns = makeStyles(({ grow }) => ({
  plate: { width: grow(54, 1.5) },
  income: { width: grow(50, 1.5) },
  figure: { width: grow(40, 1.5) },
  bid: { width: grow(54, 1.5) },
}));
