import { RAILROADS } from '@/rules/chicago-express/data';
import { looseHouses, looseLocomotives } from '@/rules/chicago-express/reading';

import { Button } from '../Button';
import { Notice } from '../Notice';
import { useDesk } from '../desk/useDesk';
import { useExpress } from './useExpress';

/** Back on the map, what was booked without it has no hex yet. */
export const LooseNotice = ({ onMark }: { readonly onMark: () => void }) => {
  const { tg } = useDesk();
  const t = useExpress();
  const count = RAILROADS.reduce((sum, r) => sum + looseLocomotives(t, r), looseHouses(t));
  if (!t.state.map || count === 0) return null;
  return (
    <Notice tone="accent" icon="info" words={tg('desk.loose', { count })}>
      <Button kind="text" compact title={tg('desk.showThem')} onPress={onMark} />
    </Notice>
  );
};
