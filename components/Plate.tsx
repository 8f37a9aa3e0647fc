import { View } from 'react-native';

import { AppText } from './AppText';
import { useTheme } from './theme/ThemeProvider';

const SIZE = {
  xs: { height: 16, width: 29, pad: 3, letter: 10.5, radius: 3 },
  s: { height: 20, width: 36, pad: 5, letter: 12, radius: 4 },
  m: { height: 26, width: 46, pad: 7, letter: 14, radius: 4 },
  l: { height: 36, width: 64, pad: 10, letter: 19, radius: 5 },
  xl: { height: 46, width: 84, pad: 12, letter: 25, radius: 6 },
} as const;

export type PlateSize = keyof typeof SIZE;

interface Props {
  readonly game: string;
  readonly company: string;
  /** The full name, for the screen reader. */
  readonly name?: string | undefined;
  /** Letters of a company the theme does not know. */
  readonly code?: string | undefined;
  readonly size?: PlateSize | undefined;
  readonly faded?: boolean | undefined;
  readonly silent?: boolean | undefined;
}

/** Plates are companies: letters on enamel, with a keyline inside the edge. */
export const Plate = ({ game, company, name, code, size = 's', faded, silent }: Props) => {
  const theme = useTheme();
  const paint = theme.livery(game, company);
  const shape = SIZE[size];
  const scale = theme.grow(100, 1.5) / 100;
  const letters = code ?? paint.code;
  return (
    <View
      role="img"
      aria-label={silent ? undefined : (name ?? letters)}
      aria-hidden={silent}
      style={{
        height: shape.height * scale,
        minWidth: shape.width * scale,
        paddingHorizontal: shape.pad * scale - 1,
        borderRadius: shape.radius,
        borderWidth: 1,
        borderColor: paint.edge,
        backgroundColor: paint.fill,
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        opacity: faded ? 0.55 : 1,
      }}
    >
      {size !== 'xs' && (
        <View
          style={{
            position: 'absolute',
            inset: 1,
            borderWidth: 0.75,
            borderRadius: shape.radius - 2,
            borderColor: paint.on,
            opacity: 0.62,
          }}
        />
      )}
      <AppText
        variant="plate"
        numberOfLines={1}
        style={{ color: paint.on, fontSize: shape.letter * scale, lineHeight: shape.letter * scale * 1.2 }}
      >
        {letters}
      </AppText>
    </View>
  );
};
