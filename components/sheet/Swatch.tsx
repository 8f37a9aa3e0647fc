import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { LIVERIES } from '../theme/tokens';

/** The colour that a word stands for, where the game's liveries know it; its name always stands beside it. */
export const Swatch = ({ game, livery }: { readonly game: string; readonly livery: string }) => {
  const theme = useTheme();
  if (LIVERIES[game]?.[livery] === undefined) return null;
  const { fill, edge } = theme.livery(game, livery);
  return (
    <View
      style={{
        width: 18,
        height: 14,
        borderRadius: 3,
        borderWidth: 1,
        borderColor: edge,
        backgroundColor: fill,
      }}
    />
  );
};
