import { View } from 'react-native';

import { Person } from '../Person';
import { Touch } from '../Touch';
import { colorOf } from '../desk/naming';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { COLOURS } from './draft';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** Ten discs to choose from; a colour somebody else has is exchanged. */
export const ColourChoice = ({ name, value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  return (
    <View style={styles.row} role="radiogroup" aria-label={t('setup.colorOf', { name })}>
      {COLOURS.map(colour => (
        <Touch
          key={colour}
          role="radio"
          label={t(`setup.colors.c${colour}` as 'setup.colors.c0')}
          checked={colour === value}
          haptic="light"
          onPress={() => onChange(colour)}
          style={[styles.disc, colour === value && styles.chosen]}
        >
          <Person
            name={name}
            initials={name === '' ? '' : undefined}
            color={colorOf(colour)}
            size="l"
            silent
          />
        </Touch>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    backgroundColor: color.surfaceSunken,
  } as const,
  disc: {
    width: space.touch,
    height: space.touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pill,
    borderWidth: stroke.strong,
    borderColor: color.surfaceSunken,
  } as const,
  chosen: { borderColor: color.accentText },
}));
