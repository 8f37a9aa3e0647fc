import { ScrollView, View } from 'react-native';

import { cleanName, type Seat } from '@/store/header';
import { useSettings } from '@/store/settings';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly seats: readonly Seat[];
  readonly full: boolean;
  /** An empty name: a new seat to be filled in. */
  readonly onAdd: (name: string) => void;
}

/** One more chair, and those who have played before. */
export const AddSeat = ({ seats, full, onAdd }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const remembered = useSettings(s => s.names);
  const taken = seats.map(s => cleanName(s.name).toLowerCase());
  const known = remembered.filter(name => !taken.includes(name.toLowerCase()));
  const room = !full || taken.includes('');
  return (
    <View>
      {!full && (
        <Touch
          label={t('setup.addPlayer')}
          haptic="light"
          onPress={() => onAdd('')}
          style={styles.add}
          pressedStyle={styles.pressed}
        >
          <View style={styles.disc}>
            <Icon name="plus" size={18} color="accentText" />
          </View>
          <AppText variant="bodyStrong" color="accentText">
            {t('setup.addPlayer')}
          </AppText>
        </Touch>
      )}
      {room && known.length > 0 && (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          contentContainerStyle={styles.known}
          keyboardShouldPersistTaps="handled"
        >
          {known.slice(0, 12).map(name => (
            <Chip
              key={name}
              title={name}
              label={t('setup.seatRemembered', { name })}
              onPress={() => onAdd(name)}
            />
          ))}
        </ScrollView>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space, stroke }) => ({
  add: {
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
  } as const,
  pressed: { backgroundColor: color.surfaceSunken },
  disc: {
    width: grow(34, 1.5),
    height: grow(34, 1.5),
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pill,
    borderWidth: stroke.keyline,
    borderStyle: 'dashed',
    borderColor: color.lineStrong,
  } as const,
  known: { gap: space.s, paddingHorizontal: space.gutter },
}));
