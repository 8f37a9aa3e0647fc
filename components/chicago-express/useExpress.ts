import { chicagoExpress } from '@/rules/chicago-express';
import type { ExpressTable } from '@/rules/chicago-express/types';

import { useDesk } from '../desk/useDesk';

/** The table as its own rules see it. */
export const useExpress = (): ExpressTable => chicagoExpress.open(useDesk().table);
