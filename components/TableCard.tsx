import { View } from 'react-native';

import { AppText } from './AppText';
import { Button } from './Button';
import { Discs } from './Discs';
import { GuillocheFrame } from './GuillocheFrame';
import { Medallion } from './Medallion';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly letters: string;
  readonly name: string;
  /** `Chicago Express · turn 14`. */
  readonly detail: string;
  readonly people: readonly { readonly name: string; readonly initials: string; readonly color: number }[];
  /** `Clara chooses an action`. */
  readonly asked?: string | undefined;
  readonly action?: string | undefined;
  readonly onPress: () => void;
}

/** The table to go on with, as a framed certificate. */
export const TableCard = ({ letters, name, detail, people, asked, action, onPress }: Props) => {
  const styles = useStyles();
  const t = useWords();
  return (
    <GuillocheFrame wash={{ size: 190, right: -40, top: -30 }} style={styles.card}>
      <View style={styles.inside}>
        <View style={styles.row}>
          <Medallion letters={letters} size={58} />
          <View style={styles.words}>
            <AppText variant="displayM" role="heading" numberOfLines={2} style={styles.name}>
              {name}
            </AppText>
            <AppText variant="label" color="inkSoft" numberOfLines={2}>
              {detail}
            </AppText>
          </View>
        </View>
        <View style={styles.row}>
          <View style={styles.words}>
            <Discs people={people} />
            {asked !== undefined && (
              <AppText variant="label" numberOfLines={3} style={styles.asked}>
                {asked}
              </AppText>
            )}
          </View>
          <Button
            title={action ?? t('tables.continue')}
            label={`${action ?? t('tables.continue')}: ${name}`}
            onPress={onPress}
            style={styles.button}
          />
        </View>
      </View>
    </GuillocheFrame>
  );
};

const useStyles = makeStyles(({ elevation, space, type }) => ({
  card: { boxShadow: elevation.card },
  inside: { padding: space.m, gap: 14 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m } as const,
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120, minWidth: 0 },
  name: { fontSize: (type.displayM.fontSize ?? 24) - 2 },
  asked: { marginTop: 5 },
  button: { minHeight: 52, paddingHorizontal: 18 },
}));
