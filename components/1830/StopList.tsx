import { useState } from 'react';
import { View } from 'react-native';

import { PHASES } from '@/rules/1830/data';
import { stops, type Stop, type StopColour } from '@/rules/1830/tiles';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Segment } from '../Segment';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

interface Props {
  readonly onStop: (value: number) => void;
  readonly onClear: () => void;
}

const KINDS = ['city', 'town', 'off-board'] as const;

/** Every stop by name, with its value for each colour of tile that may lie there now. */
export const StopList = ({ onStop, onClear }: Props) => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const [kind, setKind] = useState<Stop['kind']>('city');
  const allowed: readonly StopColour[] = ['printed', ...PHASES[t.state.phase].colours];
  const valuesOf = ({ kind: of, values, now, field }: Stop): readonly (readonly [StopColour, number])[] => {
    if (of === 'off-board' || t.state.tiles[field] !== undefined) return [['printed', now]];
    return allowed.flatMap(colour => {
      const value = values[colour];
      return value === undefined ? [] : [[colour, value] as const];
    });
  };
  return (
    <View style={styles.box}>
      <Segment
        label={tg('desk.tapStops')}
        options={KINDS.map(value => ({ value, title: tg(`desk.stops-${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <View>
        {stops(t)
          .filter(stop => stop.kind === kind)
          .map(stop => (
            <View key={stop.field} style={styles.row}>
              <AppText variant="body" style={styles.name} numberOfLines={2}>
                {stop.name}
              </AppText>
              {valuesOf(stop).map(([colour, value]) => (
                <Touch
                  key={colour}
                  label={tg('desk.addStop', { name: stop.name, amount: value })}
                  haptic="light"
                  onPress={() => onStop(value)}
                  style={[styles.value, styles[colour]]}
                  pressedStyle={styles.pressed}
                >
                  <AppText variant="moneySmall">{value}</AppText>
                </Touch>
              ))}
            </View>
          ))}
      </View>
      <Button compact kind="text" title={tg('desk.clearTrain')} onPress={onClear} />
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, market, radius, space, stroke }) => ({
  box: { gap: space.s },
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  name: { flex: 1, minWidth: 0 },
  value: {
    minWidth: grow(52, 1.4),
    minHeight: space.touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: stroke.keyline,
    borderColor: color.lineStrong,
  } as const,
  printed: { backgroundColor: color.surfaceRaised },
  yellow: { backgroundColor: market.yellow },
  green: { backgroundColor: color.accentSoft },
  brown: { backgroundColor: market.brown },
  pressed: { borderColor: color.accentText, opacity: 0.8 },
}));
