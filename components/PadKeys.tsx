import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { Touch } from './Touch';
import type { PadKey } from './amount';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly signed: boolean;
  readonly onPress: (key: PadKey) => void;
}

const DIGITS: readonly (readonly PadKey[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
];

/** Big digits, with the two keys that take away in a column of their own. */
export const PadKeys = memo(function PadKeys({ signed, onPress }: Props) {
  const styles = useStyles();
  const t = useWords();
  const spoken: Readonly<Partial<Record<PadKey, string>>> = {
    back: t('amount.backspace'),
    clear: t('amount.clearAll'),
    sign: t('amount.sign'),
  };
  const face = (key: PadKey) => {
    if (key === 'back') return <Icon name="backspace" size={26} />;
    if (key === 'clear') return <AppText variant="bodyStrong">{t('amount.clear')}</AppText>;
    return <AppText variant="displayM">{key === 'sign' ? '±' : key}</AppText>;
  };
  const draw = (key: PadKey, flex: number) => (
    <Touch
      key={key}
      label={spoken[key] ?? t('amount.digit', { digit: key })}
      haptic="light"
      onPress={() => onPress(key)}
      style={[styles.key, { flex }, (key === 'back' || key === 'clear') && styles.quiet]}
      pressedStyle={styles.pressed}
    >
      {face(key)}
    </Touch>
  );
  return (
    <View style={styles.pad}>
      <View style={styles.digits}>
        {DIGITS.map(row => (
          <View key={row.join()} style={styles.row}>
            {row.map(key => draw(key, 1))}
          </View>
        ))}
        <View style={styles.row}>
          {signed && draw('sign', 1)}
          {draw('0', signed ? 1 : 2.04)}
          {draw('00', 1)}
        </View>
      </View>
      <View style={styles.side}>
        {draw('back', 1)}
        {draw('clear', 1)}
      </View>
    </View>
  );
});

const useStyles = makeStyles(({ color, radius, space }) => ({
  pad: { flexDirection: 'row', gap: 6 } as const,
  digits: { flex: 3.1, gap: 6 },
  side: { flex: 1, gap: 6 },
  row: { flexDirection: 'row', gap: 6 } as const,
  key: {
    minHeight: space.touchPrimary - 4,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surface,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  quiet: { backgroundColor: color.surfaceSunken },
  pressed: { backgroundColor: color.accentSoft },
}));
