import { View } from 'react-native';

import { SwitchRow } from '../SwitchRow';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useExpress } from './useExpress';

/** With or without the map: changed at any time but between the hexes of one expansion. */
export const MapSwitch = () => {
  const { tg, send, readOnly, end } = useDesk();
  const { state } = useExpress();
  const styles = useStyles();
  if (readOnly || end?.over === true) return null;
  return (
    <View style={styles.box}>
      <SwitchRow
        title={tg('options.map.label')}
        detail={tg('desk.mapHelp')}
        value={state.map}
        onChange={map => void send({ type: 'use-map', map })}
      />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { paddingHorizontal: space.gutter, paddingVertical: space.s },
}));
