import { View } from 'react-native';

import { Person } from './Person';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly people: readonly { readonly name: string; readonly initials: string; readonly color: number }[];
}

/** The people of a table, overlapping like a hand of cards. */
export const Discs = ({ people }: Props) => {
  const { color } = useTheme();
  return (
    <View style={{ flexDirection: 'row' }} role="img" aria-label={people.map(p => p.name).join(', ')}>
      {people.map((person, i) => (
        <View
          key={i}
          style={{
            marginLeft: i === 0 ? 0 : -8,
            borderRadius: 99,
            borderWidth: 1.5,
            borderColor: color.surfaceRaised,
          }}
        >
          <Person {...person} size="m" silent />
        </View>
      ))}
    </View>
  );
};
