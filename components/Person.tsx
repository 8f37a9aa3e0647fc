import { View } from 'react-native';

import { AppText } from './AppText';
import { useTheme } from './theme/ThemeProvider';

export const PERSON_SIZE = { xs: 18, s: 20, m: 22, l: 34, xl: 40, xxl: 46, huge: 64 } as const;
export type PersonSize = keyof typeof PERSON_SIZE;

interface Props {
  readonly name: string;
  /** From `initialsOf`, so that nobody at the table shares them. */
  readonly initials?: string | undefined;
  readonly color: number;
  readonly size?: PersonSize | undefined;
  readonly faded?: boolean | undefined;
  readonly silent?: boolean | undefined;
}

/** Circles are people. */
export const Person = ({ name, initials, color, size = 's', faded, silent }: Props) => {
  const theme = useTheme();
  const paint = theme.player(color);
  const side = theme.grow(PERSON_SIZE[size], 1.5);
  const mark = initials ?? name.trim().charAt(0).toLocaleUpperCase();
  const letter = side * (mark.length > 1 ? 0.46 : PERSON_SIZE[size] < 30 ? 0.6 : 0.5);
  return (
    <View
      role="img"
      aria-label={silent ? undefined : name}
      aria-hidden={silent}
      style={{
        width: side,
        height: side,
        borderRadius: side / 2,
        backgroundColor: paint.fill,
        borderWidth: 1.25,
        borderColor: paint.edge,
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        opacity: faded ? 0.55 : 1,
      }}
    >
      <AppText
        variant="plate"
        numberOfLines={1}
        style={{ color: paint.on, fontSize: letter, lineHeight: side - 2.5, letterSpacing: 0 }}
      >
        {mark}
      </AppText>
    </View>
  );
};
