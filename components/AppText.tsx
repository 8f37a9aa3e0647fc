import type { ReactNode } from 'react';
import { StyleSheet, Text } from 'react-native';
import type { Role, StyleProp, TextStyle } from 'react-native';

import { keysOf, recordOf } from '@/rules/kernel/keys';

import { makeStyles } from './theme/makeStyles';
import type { TypeVariant } from './theme/theme';
import type { ColorRole } from './theme/tokens';

interface Props {
  readonly variant?: TypeVariant | undefined;
  readonly color?: ColorRole | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
  readonly strong?: boolean | undefined;
  readonly numberOfLines?: number | undefined;
  readonly role?: Role | undefined;
  /** Of a heading: 1 is the title of the screen. */
  readonly level?: 1 | 2 | undefined;
  readonly label?: string | undefined;
  /** Said already by the element around it. */
  readonly silent?: boolean | undefined;
  readonly live?: boolean | undefined;
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string | undefined;
  readonly children?: ReactNode;
}

/** The one door to text. The theme has scaled it already, so the platform must not do it again. */
export const AppText = (props: Props) => {
  const {
    variant = 'body',
    color = 'ink',
    align,
    strong,
    numberOfLines,
    role,
    label,
    silent,
    live,
    level = 2,
  } = props;
  const variants = useVariants();
  const weight = useWeight();
  const inks = useInks();
  return (
    <Text
      allowFontScaling={false}
      android_hyphenationFrequency="normal"
      numberOfLines={numberOfLines}
      role={role}
      {...(role === 'heading' && { 'aria-level': level })}
      aria-label={label}
      aria-hidden={silent}
      aria-live={live ? 'polite' : undefined}
      testID={props.testID}
      style={[variants[variant], strong && weight.strong, inks[color], align && aligned[align], props.style]}
    >
      {props.children}
    </Text>
  );
};

const useVariants = makeStyles(({ type }) => type);
const useWeight = makeStyles(({ type: { bodyStrong } }) => ({
  strong: { fontFamily: bodyStrong.fontFamily },
}));
const useInks = makeStyles(({ color }) => recordOf(keysOf(color), role => ({ color: color[role] })));
const aligned = StyleSheet.create({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});
