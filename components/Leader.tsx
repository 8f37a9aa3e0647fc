import { View } from 'react-native';

import { useTheme } from './theme/ThemeProvider';

/** The dots that lead from a word to its amount. */
export const Leader = () => {
  const { color } = useTheme();
  return (
    <View style={{ flex: 1, minWidth: 12, height: 2, overflow: 'hidden', marginHorizontal: 2, marginTop: 8 }}>
      <View
        style={{
          height: 3,
          borderWidth: 1.5,
          borderStyle: 'dotted',
          borderColor: color.lineStrong,
          opacity: 0.7,
        }}
      />
    </View>
  );
};
