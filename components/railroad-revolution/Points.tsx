import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { scoreOf } from '@/rules/railroad-revolution/score';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';

/** The points of whoever acts, in the header. */
export const Points = ({ t, id }: { readonly t: RailTable; readonly id: PlayerId }) => {
  const { tg } = useDesk();
  return (
    <View style={{ alignItems: 'flex-end' }}>
      <AppText variant="label" color="onHeaderSoft">
        {tg('desk.points')}
      </AppText>
      <AppText variant="displayS" color="onHeader">
        {String(scoreOf(t, id))}
      </AppText>
    </View>
  );
};
