import { useState } from 'react';
import { View } from 'react-native';

import { distancesIn, drawable, tilesIn } from '@/rules/spekulation/bags';
import { TILES, type Tile } from '@/rules/spekulation/data';
import type { SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { Panel } from './Panel';

interface Props {
  readonly t: SpekulationTable;
  /** Tiles that lie out are told apart only where the table wants that. */
  readonly memory: boolean;
}

/** The two tiles of a turn: the second tap books them. In the first turn the action is known. */
export const DrawPanel = ({ t, memory }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const { tg, send } = useDesk();
  const can = drawable(t);
  const [only] = can;
  const [tile, setTile] = useState<Tile | undefined>(can.length === 1 ? only : undefined);
  const [distance, setDistance] = useState<number>();
  const left = tilesIn(t);
  const inBag = distancesIn(t);
  const distances = [...new Set(t.board.distances)];
  const book = async (chosen: Tile | undefined, far: number | undefined) => {
    setTile(chosen);
    setDistance(far);
    if (chosen === undefined || far === undefined) return;
    const booked = await send({ type: 'draw', by: t.state.turn, tile: chosen, distance: far });
    if (!booked) setDistance(undefined);
  };
  return (
    <Panel title={tg(tile === undefined ? 'desk.chooseTile' : 'desk.chooseDistance')}>
      <View style={styles.row}>
        {TILES.map(one => (
          <Pick
            key={one}
            basis={grow(72)}
            label={tg(`tiles.${one}`)}
            selected={tile === one}
            disabled={t.state.turnNo === 1 ? one !== 'trade' : memory && left[one] === 0}
            onPress={() => void book(one, distance)}
          >
            <View style={styles.tile}>
              <AppText variant="label" strong align="center" silent>
                {tg(`tiles.${one}`)}
              </AppText>
              {memory && (
                <AppText variant="caption" color="inkSoft" align="center" silent>
                  {tg('desk.left', { n: left[one] })}
                </AppText>
              )}
            </View>
          </Pick>
        ))}
      </View>
      <View style={styles.row}>
        {distances.map(n => (
          <Pick
            key={n}
            basis={40}
            label={tg('desk.distanceOf', { n })}
            selected={distance === n}
            disabled={memory && !inBag.includes(n)}
            onPress={() => void book(tile, n)}
          >
            <AppText variant="displayS" silent>
              {n}
            </AppText>
          </Pick>
        ))}
      </View>
    </Panel>
  );
};

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const,
  tile: { alignItems: 'center', flexShrink: 1 } as const,
}));
