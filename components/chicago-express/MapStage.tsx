import { useMemo, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { HexId, Railroad } from '@/rules/chicago-express/data';
import type { ExpressTable } from '@/rules/chicago-express/types';

import { HexMap } from '../HexMap';
import type { MapMark } from '../hex';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { useLayout } from '../theme/useLayout';
import { GAME, networksOf } from './look';
import { useBoard } from './useBoard';

const ROOMY = 1.3;

/** With large text, or a phone on its side, the stage scrolls and the map keeps a height of its own. */
export const useScrolls = (): boolean => {
  const { textScale } = useTheme();
  const landscape = useLayout() === 'landscape';
  return landscape || textScale > ROOMY;
};

interface Props {
  readonly table: ExpressTable;
  readonly marks: readonly (MapMark & { readonly id: HexId })[];
  readonly builder?: Railroad | undefined;
  readonly onMark: (hex: HexId) => void;
  /** A hex that is not marked. */
  readonly onOther: (hex: HexId) => void;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The large map to tap on, with what is chosen above and what it would do below. */
export const MapStage = ({ table, marks, builder, onMark, onOther, above, below }: Props) => {
  const styles = useStyles();
  const scrolls = useScrolls();
  const landscape = useLayout() === 'landscape';
  const hexes = useBoard(table);
  const networks = useMemo(() => networksOf(table), [table]);
  const [height, setHeight] = useState(0);
  const pressed = (id: string) => {
    const hex = hexes.find(h => h.id === id);
    if (hex === undefined) return;
    if (marks.some(m => m.id === id)) onMark(hex.id);
    else onOther(hex.id);
  };
  return (
    <View style={scrolls ? styles.tall : styles.stage}>
      {above}
      <View
        style={[styles.map, scrolls && styles.fixed, landscape && styles.low]}
        onLayout={e => setHeight(e.nativeEvent.layout.height)}
      >
        {height > 0 && (
          <HexMap
            hexes={hexes}
            networks={networks}
            mode="zoom"
            height={height}
            dimmed
            marks={marks}
            builder={builder && { game: GAME, company: builder }}
            onPressMark={pressed}
            onPressHex={pressed}
          />
        )}
      </View>
      {below}
    </View>
  );
};

const useStyles = makeStyles(() => ({
  stage: { flex: 1 },
  tall: { flexGrow: 1 },
  map: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: 150, overflow: 'hidden' } as const,
  fixed: { flexGrow: 0, flexShrink: 0, flexBasis: 300 },
  low: { flexBasis: 190 },
}));
