import { View } from 'react-native';

import type { Railroad } from '@/rules/chicago-express/data';

import { Plate } from '../Plate';
import { useDesk } from '../desk/useDesk';
import { GAME } from './look';

/** The railroads somebody holds shares of. */
export const PlateRow = ({ railroads }: { readonly railroads: readonly Railroad[] }) => {
  const { nameOf } = useDesk();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}>
      {railroads.map(r => (
        <Plate key={r} game={GAME} company={r} name={nameOf(r)} size="xs" />
      ))}
    </View>
  );
};
