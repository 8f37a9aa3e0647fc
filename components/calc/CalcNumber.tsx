import { View } from 'react-native';

import type { CalcField } from '@/rules/kernel/calculator';

import { AppText } from '../AppText';
import { IconButton } from '../IconButton';
import { NumberField } from '../NumberField';
import { stepped } from '../Stepper';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly label: string;
  readonly field: Extract<CalcField, { readonly kind: 'number' }>;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A figure to step or to type; what is out of range says so and is not taken. */
export const CalcNumber = ({ label, field, value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const { min, max, step = 1 } = field;
  const by = (change: number) => () => onChange(stepped(value, change, min, max));
  return (
    <View style={styles.row}>
      <AppText variant="body" style={styles.label} silent>
        {label}
      </AppText>
      <IconButton
        icon="minus"
        kind="round"
        label={t('calc.less', { name: label })}
        disabled={value <= min}
        haptic="light"
        onPress={by(-step)}
      />
      <View style={styles.field}>
        <NumberField
          bare
          label={label}
          value={value}
          min={min}
          max={max}
          error={t('calc.range', { least: min, most: max })}
          onChange={next => next !== undefined && next >= min && next <= max && onChange(next)}
        />
      </View>
      <IconButton
        icon="plus"
        kind="round"
        label={t('calc.more', { name: label })}
        disabled={value >= max}
        haptic="light"
        onPress={by(step)}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minHeight: space.touchPrimary,
    paddingHorizontal: space.gutter,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  label: { flexGrow: 1, flexShrink: 1, flexBasis: grow(110) },
  field: { width: grow(76, 1.6) },
}));
