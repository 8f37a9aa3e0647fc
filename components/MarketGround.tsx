import { memo } from 'react';
import { G, Path, Svg, Text } from 'react-native-svg';

import { CELL } from './market';
import type { MarketCell } from './market';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly cells: readonly MarketCell[];
  readonly width: number;
  readonly height: number;
}

const ZONES = ['cell', 'yellow', 'orange', 'brown', 'par'] as const;
const CORNER = 2.5;

const box = ({ row, col }: MarketCell): string => {
  const x = col * CELL.width + 0.75;
  const y = row * CELL.height + 0.75;
  const w = CELL.width - 1.5 - 2 * CORNER;
  const h = CELL.height - 1.5 - 2 * CORNER;
  const turn = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`;
  return `M${x + CORNER} ${y}h${w}${turn(CORNER, CORNER)}v${h}${turn(-CORNER, CORNER)}h${-w}${turn(-CORNER, -CORNER)}v${-h}${turn(CORNER, -CORNER)}z`;
};

/** The printed market: one path per zone. It never changes in play. */
export const MarketGround = memo(function MarketGround({ cells, width, height }: Props) {
  const { color, market, type } = useTheme();
  return (
    <Svg width={width} height={height} pointerEvents="none" aria-hidden>
      {ZONES.map(zone => (
        <Path
          key={zone}
          d={cells
            .filter(c => c.zone === zone)
            .map(box)
            .join('')}
          fill={market[zone]}
          stroke={zone === 'par' ? market.parEdge : color.line}
          strokeWidth={zone === 'par' ? 1.4 : 0.75}
        />
      ))}
      <G>
        {cells.map(({ row, col, price }) => (
          <Text
            key={`${row} ${col}`}
            x={col * CELL.width + 5}
            y={row * CELL.height + 11.8}
            fontFamily={String(type.bodyStrong.fontFamily)}
            fontSize={11.5}
            fill={market.cellInk}
          >
            {price}
          </Text>
        ))}
      </G>
    </Svg>
  );
});
