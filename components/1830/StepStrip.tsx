import { View } from 'react-native';

import { STEPS, type OperatingStep } from '@/rules/1830/types';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

interface Props {
  readonly step: OperatingStep;
  /** Where the rules let the banker go now. */
  readonly open: readonly OperatingStep[];
  readonly onJump: (step: OperatingStep) => void;
}

/** The steps of a turn as stations; the open ones can be tapped. */
export const StepStrip = ({ step, open, onJump }: Props) => {
  const { tg, readOnly } = useBoard();
  const styles = useStyles();
  const at = STEPS.indexOf(step);
  return (
    <View style={styles.row}>
      {STEPS.map((one, i) => {
        const past = i < at && !open.includes(one);
        const able = open.includes(one) && i !== at && !readOnly;
        return (
          <Touch
            key={one}
            label={tg(past ? 'desk.stepDone' : i === at ? 'desk.stepNow' : 'desk.stepGo', {
              step: tg(`desk.step-${one}`),
            })}
            selected={i === at}
            disabled={!able}
            haptic="light"
            onPress={() => onJump(one)}
            style={styles.step}
            pressedStyle={styles.pressed}
          >
            {i > 0 && <View style={[styles.line, i <= at && styles.done]} />}
            <View style={[styles.stop, past && styles.past, i === at && styles.now, able && styles.able]}>
              {past && <Icon name="check" size={11} weight={3.5} color="onAccent" />}
            </View>
            <AppText
              variant="caption"
              color={i === at ? 'ink' : able ? 'accentText' : 'inkSoft'}
              strong={i === at || able}
              align="center"
              numberOfLines={2}
              style={styles.word}
            >
              {tg(`desk.step-${one}`)}
            </AppText>
          </Touch>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => {
  const stop = grow(14, 1.5);
  return {
    row: {
      flexDirection: 'row',
      paddingHorizontal: space.xs,
      backgroundColor: color.surfaceRaised,
      borderBottomWidth: 1,
      borderBottomColor: color.line,
    } as const,
    step: {
      flex: 1,
      minWidth: 0,
      minHeight: space.touch,
      alignItems: 'center',
      gap: 3,
      paddingVertical: 6,
    } as const,
    line: {
      position: 'absolute',
      left: '-50%',
      right: '50%',
      marginHorizontal: stop / 2,
      top: 6 + stop / 2 - 1,
      height: 2,
      backgroundColor: color.line,
    } as const,
    // Five words abreast, whole at any size of text.
    word: { fontSize: grow(13, 1.3), lineHeight: grow(16, 1.3) },
    done: { backgroundColor: color.accent },
    stop: {
      width: stop,
      height: stop,
      borderRadius: stop / 2,
      borderWidth: 1.5,
      borderColor: color.lineStrong,
      backgroundColor: color.surfaceRaised,
      alignItems: 'center',
      justifyContent: 'center',
    } as const,
    past: { backgroundColor: color.accent, borderColor: color.accent },
    now: { borderWidth: 4, borderColor: color.accent },
    able: { borderColor: color.accentText, borderWidth: 2 },
    pressed: { backgroundColor: color.accentSoft },
  };
});
