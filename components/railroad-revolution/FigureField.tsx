import { View } from 'react-native';

import type { CellKind } from '@/rules/kernel/sheet';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { NumberField } from '../NumberField';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly label: string;
  readonly table: string;
  readonly kind: CellKind;
  readonly value: string | number | boolean | null;
  readonly onChange: (value: string | number | boolean | null) => void;
}

/** One printed figure: a number typed, or one of a few words tapped. */
export const FigureField = ({ label, table, kind, value, onChange }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  if (kind === 'count' || kind === 'int' || kind === 'text')
    return (
      <View style={styles.number}>
        <NumberField
          label={label}
          value={typeof value === 'number' ? value : undefined}
          min={0}
          onChange={n => onChange(n ?? null)}
        />
      </View>
    );
  const choices = kind === 'flag' ? [true, false] : kind;
  const words = (choice: string | boolean): string =>
    typeof choice === 'boolean' ? tg(choice ? 'desk.yes' : 'desk.no') : tg(`sheet.${table}.values.${choice}`);
  return (
    <View role="group" aria-label={label} style={styles.words}>
      <AppText variant="label">{label}</AppText>
      <View style={styles.chips}>
        {choices.map(choice => (
          <Chip
            key={String(choice)}
            title={words(choice)}
            label={`${label}: ${words(choice)}`}
            selected={value === choice}
            onPress={() => onChange(value === choice ? null : choice)}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ grow }) => ({
  number: { flexGrow: 1, flexBasis: grow(140) } as const,
  words: { flexBasis: '100%' } as const,
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6 } as const,
}));
