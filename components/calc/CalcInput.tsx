import { View } from 'react-native';

import type { CalcField, CalcValue } from '@/rules/kernel/calculator';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { SwitchRow } from '../SwitchRow';
import { makeStyles } from '../theme/makeStyles';
import { CalcNumber } from './CalcNumber';

interface Props {
  readonly field: CalcField;
  readonly label: string;
  readonly choiceTitle: (choice: string) => string;
  readonly value: CalcValue | undefined;
  readonly onChange: (value: CalcValue) => void;
}

/** The control that a field's kind asks for. */
export const CalcInput = ({ field, label, choiceTitle, value, onChange }: Props) => {
  const styles = useStyles();
  if (field.kind === 'number')
    return <CalcNumber label={label} field={field} value={Number(value)} onChange={onChange} />;
  if (field.kind === 'flag') return <SwitchRow title={label} value={value === true} onChange={onChange} />;
  return (
    <View style={styles.box} role="group" aria-label={label}>
      <AppText variant="body">{label}</AppText>
      <View style={styles.chips}>
        {field.choices.map(choice => (
          <Chip
            key={choice}
            title={choiceTitle(choice)}
            label={`${label}: ${choiceTitle(choice)}`}
            selected={choice === value}
            onPress={() => onChange(choice)}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs } as const,
}));
