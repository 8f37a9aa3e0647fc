import { memo } from 'react';

import { Touch } from './Touch';
import type { HexGrid, MapHex, MapMark } from './hex';

interface Props {
  readonly marks: readonly MapMark[];
  readonly byId: ReadonlyMap<string, MapHex>;
  readonly grid: HexGrid;
  readonly onPress?: ((id: string) => void) | undefined;
}

/** What finger, keyboard and screen reader touch: one target over each marked hex. */
export const HexTargets = memo(function HexTargets({ marks, byId, grid, onPress }: Props) {
  return marks.map(mark => {
    const hex = byId.get(mark.id);
    if (!hex) return null;
    const { x, y } = grid.centre(hex);
    return (
      <Touch
        key={mark.id}
        label={mark.label}
        selected={mark.chosen !== undefined}
        haptic="light"
        onPress={() => onPress?.(mark.id)}
        style={{
          position: 'absolute',
          left: x - grid.r * 0.8,
          top: y - grid.r * 0.8,
          width: grid.r * 1.6,
          height: grid.r * 1.6,
          borderRadius: grid.r,
        }}
      />
    );
  });
});
