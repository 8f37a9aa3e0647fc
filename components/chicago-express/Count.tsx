import { View } from 'react-native';

import { Stepper } from '../Stepper';

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
  const less = `${label} −`;
  const more = `${label} +`;
  return (
    <View style={{ flexDirection: 'row' }}>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={Math.max(min, max)}
        write={write}
        lessLabel={less}
        moreLabel={more}
        onChange={onChange}
      />
    </View>
  );
};
