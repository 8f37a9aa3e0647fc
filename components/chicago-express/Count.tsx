import { View } from 'react-native';

import { Stepper } from '../Stepper';
import { useWords } from '../i18n/WordsProvider';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly write?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A figure that the table says. */
export const Count = ({ label, value, min = 0, max = 99, write, onChange }: Props) => {
  const t = useWords();
  const less = t('offers.decrease', { amount: write?.(value - 1) ?? value - 1 });
  const more = t('offers.increase', { amount: write?.(value + 1) ?? value + 1 });
  return (
    <View style={{ flexDirection: 'row' }}>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={Math.max(min, max)}
        write={write}
        lessLabel={named('common.less')}
        moreLabel={named('common.more')}
        onChange={onChange}
      />
    </View>
  );
};
