import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import { MINUS } from '../i18n/format';
import { useWords } from '../i18n/WordsProvider';
import type { IconName } from '../icons';
import { makeStyles } from '../theme/makeStyles';
import type { Key } from './useCells';

interface Props {
  readonly signed: boolean;
  readonly onPress: (key: Key) => void;
  readonly onGo: (steps: 1 | -1) => void;
}

const DIGITS: readonly (readonly Key[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
];

/** Digits for the thumb, a minus sign where there may be one, and the next cell as the largest key. */
export const NumberKeys = memo(function NumberKeys({ signed, onPress, onGo }: Props) {
  const styles = useStyles();
  const t = useWords();
  const digit = (key: Key) => (
    <Touch
      key={key}
      label={t('sheets.digit', { digit: key })}
      haptic="light"
      onPress={() => onPress(key)}
      style={styles.key}
      pressedStyle={styles.pressed}
    >
      <AppText variant="displayS">{key}</AppText>
    </Touch>
  );
  const sign = (label: string, icon: IconName, press: () => void, main = false) => (
    <Touch
      label={label}
      haptic="light"
      onPress={press}
      style={[styles.key, main ? styles.main : styles.quiet]}
      pressedStyle={main ? styles.mainPressed : styles.pressed}
    >
      <Icon name={icon} size={24} color={main ? 'onAccent' : 'ink'} />
    </Touch>
  );
  return (
    <View style={styles.pad}>
      <View style={styles.digits}>
        {DIGITS.map(row => (
          <View key={row.join()} style={styles.row}>
            {row.map(digit)}
          </View>
        ))}
        <View style={styles.row}>
          {signed && (
            <Touch
              label={t('sheets.minus')}
              haptic="light"
              onPress={() => onPress('minus')}
              style={styles.key}
              pressedStyle={styles.pressed}
            >
              <AppText variant="displayS">{MINUS}</AppText>
            </Touch>
          )}
          {digit('0')}
          {sign(t('sheets.previous'), 'arrowLeft', () => onGo(-1))}
        </View>
      </View>
      <View style={styles.side}>
        {sign(t('sheets.backspace'), 'backspace', () => onPress('back'))}
        {sign(t('sheets.next'), 'arrowRight', () => onGo(1), true)}
      </View>
    </View>
  );
});

const useStyles = makeStyles(({ color, radius, space }) => ({
  pad: { flexDirection: 'row', gap: 6 } as const,
  digits: { flex: 3, gap: 6 },
  side: { flex: 1, gap: 6 },
  row: { flexDirection: 'row', gap: 6 } as const,
  key: {
    flex: 1,
    minHeight: space.touch,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surface,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  quiet: { backgroundColor: color.surfaceSunken },
  main: { flex: 2, backgroundColor: color.accent },
  mainPressed: { backgroundColor: color.accentPressed },
  pressed: { backgroundColor: color.accentSoft },
}));
