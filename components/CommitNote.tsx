import { useEffect, useEffectEvent, useState } from 'react';
import { Animated } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { makeStyles } from './theme/makeStyles';
import { NATIVE_DRIVER } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** What was done: `Copied`, `Booked as record 62`. */
  readonly words: string;
  readonly onDone: () => void;
}

const STAYS = 2600;

/** A passing note at the foot of the screen. Give it a `key`, so that a new one starts anew. */
export const CommitNote = ({ words, onDone }: Props) => {
  const styles = useStyles();
  const { motion } = useTheme();
  const [opacity] = useState(() => new Animated.Value(0));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const fade = (toValue: number) =>
      Animated.timing(opacity, { toValue, duration: motion.fade, useNativeDriver: NATIVE_DRIVER });
    const play = Animated.sequence([fade(1), Animated.delay(STAYS), fade(0)]);
    play.start(({ finished }) => finished && done());
    return () => play.stop();
  }, [opacity, motion.fade]);
  return (
    <Animated.View style={[styles.note, { opacity }]} pointerEvents="none" role="status" aria-live="polite">
      <Icon name="check" size={20} color="onAccent" />
      <AppText variant="label" color="onAccent" style={styles.words}>
        {words}
      </AppText>
    </Animated.View>
  );
};

const useStyles = makeStyles(({ color, elevation, radius, space }) => ({
  note: {
    position: 'absolute',
    bottom: 104,
    alignSelf: 'center',
    maxWidth: '90%',
    zIndex: 4,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: 10,
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    boxShadow: elevation.card,
  } as const,
  words: { flexShrink: 1 },
}));
