import { View } from 'react-native';

import { AppText } from '../AppText';
import { useBoard } from './useBoard';

/** Who holds the priority deal, at the right of the header. */
export const Priority = () => {
  const { t, tg, nameOf } = useBoard();
  const name = nameOf(t.state.priority);
  return (
    <View accessible role="group" aria-label={`${tg('desk.priority')}: ${name}`} style={{ maxWidth: '38%' }}>
      <AppText variant="caption" color="onHeaderSoft" align="right">
        {tg('desk.priority')}
      </AppText>
      <AppText variant="caption" color="onHeader" align="right" strong numberOfLines={1}>
        {name}
      </AppText>
    </View>
  );
};
