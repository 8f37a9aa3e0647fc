import { View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';

import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly double?: boolean | undefined;
  readonly vertical?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** A hairline between rows; a double rule before totals and the bank. */
export const Rule = ({ double, vertical, style }: Props) => {
  const { color } = useTheme();
  const line = double ? color.lineStrong : color.line;
  const shape: ViewStyle = vertical
    ? { width: double ? 3 : 1, alignSelf: 'stretch', borderLeftWidth: 1, borderRightWidth: double ? 1 : 0 }
    : { height: double ? 3 : 1, borderTopWidth: 1, borderBottomWidth: double ? 1 : 0 };
  return <View style={[{ borderColor: line }, shape, style]} />;
};
