import { useMemo, useRef, useState } from 'react';
import { Pressable, View } from 'react-native';
import type { GestureResponderEvent } from 'react-native';
import { Svg } from 'react-native-svg';

import { HexDim } from './HexDim';
import { HexFigures } from './HexFigures';
import { HexGround } from './HexGround';
import { HexLines } from './HexLines';
import { HexMarks } from './HexMarks';
import { HexNames } from './HexNames';
import { HexTags } from './HexTags';
import { HexTargets } from './HexTargets';
import { PanZoom } from './PanZoom';
import { hexAt, hexGrid } from './hex';
import type { MapHex, MapMark, MapNetwork, Point } from './hex';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** Keep the same array while the board does not change: the ground is drawn once for it. */
  readonly hexes: readonly MapHex[];
  readonly networks: readonly MapNetwork[];
  /** overview: the whole board in the width there is, read only. zoom: large hexes to move and tap. */
  readonly mode: 'overview' | 'zoom';
  readonly marks?: readonly MapMark[] | undefined;
  /** Steps everything back that cannot be tapped now. */
  readonly dimmed?: boolean | undefined;
  /** Whose turn it is to build. */
  readonly builder?: { readonly game: string; readonly company: string } | undefined;
  readonly height?: number | undefined;
  readonly label?: string | undefined;
  /** A marked hex in zoom. */
  readonly onPressMark?: ((id: string) => void) | undefined;
  /** Any hex; in the overview, where a zoom should open. */
  readonly onPressHex?: ((id: string) => void) | undefined;
}

/** Where a press fell: a browser's click knows it by another name. */
const pressedAt = (event: object): Point => {
  const read = (...names: readonly string[]): number => {
    const found = names.map((name): unknown => Reflect.get(event, name)).find(n => typeof n === 'number');
    return typeof found === 'number' ? found : NaN;
  };
  return { x: read('locationX', 'offsetX'), y: read('locationY', 'offsetY') };
};

const LARGE = 31;
const NO_MARKS: readonly MapMark[] = [];

/** A hex board in layers, so that a tap draws only the layer that changed. */
export const HexMap = (props: Props) => {
  const { hexes, networks, mode, marks = NO_MARKS, dimmed, builder, height, label } = props;
  const { onPressMark, onPressHex } = props;
  const styles = useStyles();
  const { livery } = useTheme();
  const t = useWords();
  const [room, setRoom] = useState(0);
  const dragged = useRef(false);
  const unit = useMemo(() => hexGrid(hexes, 1), [hexes]);
  const r = mode === 'zoom' ? LARGE : Math.min(room / unit.width, LARGE);
  const grid = useMemo(() => hexGrid(hexes, r), [hexes, r]);
  const byId = useMemo(() => new Map(hexes.map(hex => [hex.id, hex])), [hexes]);
  const paint = builder && livery(builder.game, builder.company);
  const press = ({ nativeEvent }: GestureResponderEvent) => {
    const hex = hexAt(hexes, grid, pressedAt(nativeEvent));
    if (hex && !dragged.current) onPressHex?.(hex.id);
  };
  const board = (
    <Pressable
      onPress={onPressHex && press}
      disabled={!onPressHex}
      role="img"
      aria-label={label ?? t('map.label')}
      style={{ width: grid.width, height: grid.height }}
    >
      <Svg width={grid.width} height={grid.height} pointerEvents="none">
        <HexGround hexes={hexes} grid={grid} costs={r > 20} />
        {dimmed && <HexDim hexes={hexes} marks={marks} grid={grid} />}
        <HexMarks marks={marks} byId={byId} grid={grid} paint={paint} />
        <HexLines networks={networks} byId={byId} grid={grid} />
        <HexFigures hexes={hexes} networks={networks} grid={grid} />
        <HexTags marks={marks} byId={byId} grid={grid} paint={paint} />
        <HexNames hexes={hexes} grid={grid} />
      </Svg>
    </Pressable>
  );
  if (mode === 'overview') {
    return (
      <View style={styles.sea} onLayout={e => setRoom(e.nativeEvent.layout.width - 28)}>
        {room > 0 && board}
      </View>
    );
  }
  const shown = marks.flatMap(mark => byId.get(mark.id) ?? []).map(grid.centre);
  const middle = (of: 'x' | 'y', otherwise: number) =>
    shown.length === 0 ? otherwise : shown.reduce((sum, p) => sum + p[of], 0) / shown.length;
  return (
    <PanZoom
      width={grid.width}
      height={grid.height}
      focusKey={builder?.company}
      focus={{ x: middle('x', grid.width / 2), y: middle('y', grid.height / 2) }}
      fitLabel={t('map.fit')}
      onMoving={moving => {
        dragged.current = moving;
      }}
      style={[styles.water, height !== undefined && { height }]}
    >
      {board}
      <HexTargets
        marks={marks}
        byId={byId}
        grid={grid}
        onPress={id => !dragged.current && onPressMark?.(id)}
      />
    </PanZoom>
  );
};

const useStyles = makeStyles(({ map }) => ({
  sea: {
    backgroundColor: map.water,
    alignItems: 'center',
    paddingTop: 7,
    paddingBottom: 5,
    minHeight: 120,
  } as const,
  water: { backgroundColor: map.water },
}));
