import { useMemo } from 'react';
import { Pressable, View } from 'react-native';
import type { GestureResponderEvent } from 'react-native';

import { AppText } from './AppText';
import { MarketGround } from './MarketGround';
import { MarketPath } from './MarketPath';
import { MarketToken } from './MarketToken';
import { PanZoom } from './PanZoom';
import { Touch } from './Touch';
import { CELL, occupied, placeMarkers } from './market';
import type { MarketCell, MarketMarker, MarketSpot } from './market';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  /** Keep the same array while the board does not change. */
  readonly cells: readonly MarketCell[];
  /** In order of arrival; a tap on several at once is a tap on their cell. */
  readonly markers: readonly MarketMarker[];
  /** A move to show: from the first spot to the last. */
  readonly path?: { readonly spots: readonly MarketSpot[]; readonly way: 'gain' | 'loss' } | undefined;
  readonly legend?: readonly { readonly zone: MarketCell['zone']; readonly words: string }[] | undefined;
  readonly height?: number | undefined;
  readonly onPressCell?: ((spot: MarketSpot) => void) | undefined;
  readonly onPressMarker?: ((id: string) => void) | undefined;
}

/** The market through a window on the occupied area; pinch, or fit, for all of it. */
export const StockMarket = (props: Props) => {
  const { cells, markers, path, legend = [], height, onPressCell, onPressMarker } = props;
  const styles = useStyles();
  const t = useWords();
  const size = useMemo(
    () => ({
      width: (Math.max(...cells.map(c => c.col)) + 1) * CELL.width,
      height: (Math.max(...cells.map(c => c.row)) + 1) * CELL.height,
    }),
    [cells],
  );
  const price = useMemo(() => new Map(cells.map(c => [`${c.row} ${c.col}`, c.price])), [cells]);
  const spots: readonly MarketSpot[] = markers.length > 0 ? markers : cells.filter(c => c.zone === 'par');
  const middle = (of: 'row' | 'col') =>
    spots.length === 0 ? 0 : spots.reduce((sum, s) => sum + s[of] + 0.5, 0) / spots.length;
  const press = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent) => {
    const spot = { row: Math.floor(locationY / CELL.height), col: Math.floor(locationX / CELL.width) };
    if (price.has(`${spot.row} ${spot.col}`)) onPressCell?.(spot);
  };
  const says = (stack: readonly MarketMarker[], at: string): string => {
    const names = stack.map(m => m.name).join(', ');
    return stack.length === 1
      ? t('market.marker', { name: names, price: at })
      : t('market.stack', { price: at, names });
  };
  const touch = (spot: MarketSpot, [first, ...rest]: readonly MarketMarker[]) => {
    if (first && rest.length === 0 && onPressMarker) onPressMarker(first.id);
    else onPressCell?.(spot);
  };
  return (
    <View style={styles.box}>
      <View style={styles.head}>
        <AppText variant="overline" color="inkSoft" style={styles.title} role="heading">
          {t('market.label')}
        </AppText>
        {legend.map(({ zone, words }) => (
          <View key={zone} style={styles.entry}>
            <View style={[styles.swatch, styles[zone]]} />
            <AppText variant="overline" color="inkSoft" style={styles.words}>
              {words}
            </AppText>
          </View>
        ))}
      </View>
      <PanZoom
        width={size.width}
        height={size.height}
        focus={{ x: middle('col') * CELL.width, y: middle('row') * CELL.height }}
        fitLabel={t('market.fit')}
        style={[styles.window, height !== undefined && { height }]}
      >
        <Pressable onPress={press} disabled={!onPressCell} role="img" aria-label={t('market.label')}>
          <MarketGround cells={cells} width={size.width} height={size.height} />
        </Pressable>
        {path && <MarketPath spots={path.spots} way={path.way} width={size.width} height={size.height} />}
        {placeMarkers(markers).map(placed => (
          <MarketToken key={placed.marker.id} placed={placed} />
        ))}
        {occupied(markers).map(({ row, col, stack, more }) => (
          <Touch
            key={`${row} ${col}`}
            label={says(stack, price.get(`${row} ${col}`) ?? '')}
            disabled={!onPressMarker && !onPressCell}
            haptic="light"
            onPress={() => touch({ row, col }, stack)}
            style={[styles.target, { left: col * CELL.width, top: row * CELL.height }]}
          >
            {more > 0 && (
              <View style={styles.more}>
                <AppText variant="plate" color="onAccent" style={styles.count}>
                  {t('common.plusMore', { count: more })}
                </AppText>
              </View>
            )}
          </Touch>
        ))}
      </PanZoom>
    </View>
  );
};

const useStyles = makeStyles(({ color, market, space }) => ({
  box: { flexGrow: 1, backgroundColor: color.surface },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: 9,
    minHeight: 28,
    paddingHorizontal: space.m,
  } as const,
  title: { flexGrow: 1 },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 4 } as const,
  swatch: { width: 12, height: 12, borderRadius: 2, borderWidth: 0.75, borderColor: color.lineStrong },
  words: { textTransform: 'none', letterSpacing: 0 } as const,
  cell: { backgroundColor: market.cell },
  par: { backgroundColor: market.par },
  yellow: { backgroundColor: market.yellow },
  orange: { backgroundColor: market.orange },
  brown: { backgroundColor: market.brown },
  window: { backgroundColor: color.surface, minHeight: 180 },
  target: { position: 'absolute', width: CELL.width, height: CELL.height } as const,
  more: {
    position: 'absolute',
    right: -4,
    top: -5,
    width: 15,
    height: 11,
    borderRadius: 3,
    backgroundColor: color.accent,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  count: { fontSize: 10, lineHeight: 11, letterSpacing: 0 },
}));
