import { nextDividendIsLast } from '@/rules/chicago-express/reading';

import { Notice } from '../Notice';
import { useDesk } from '../desk/useDesk';
import { useExpress } from './useExpress';

/** CE-26 in plain sight, in every phase of a turn. */
export const EndNotice = () => {
  const { tg } = useDesk();
  return nextDividendIsLast(useExpress()) ? <Notice words={tg('events.next-is-last')} /> : null;
};
