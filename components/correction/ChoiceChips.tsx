import { View } from 'react-native';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few words. */
export const ChoiceChips = ({ label, choices, value, onChange }: Props) => {
  const styles = useStyles();
  return (
    <View role="radiogroup" aria-label={label}>
      <AppText variant="label" color="inkSoft">
        {label}
      </AppText>
      <View style={styles.row}>
        {choices.map(choice => (
          <Chip
            key={choice.value}
            title={choice.title}
            label={`${label}: ${choice.title}`}
            selected={choice.value === value}
            onPress={() => onChange(choice.value)}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s } as const,
}));
