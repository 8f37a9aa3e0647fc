import { memo } from 'react';
import { Circle, G, Path, Text } from 'react-native-svg';

import { laneShift, linksOf, round1 } from './hex';
import type { HexGrid, MapHex, MapNetwork } from './hex';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly networks: readonly MapNetwork[];
  readonly byId: ReadonlyMap<string, MapHex>;
  readonly grid: HexGrid;
}

/** Companies' networks as cased lines, so that yellow shows on cream. */
export const HexLines = memo(function HexLines({ networks, byId, grid }: Props) {
  const { livery, type } = useTheme();
  const { r } = grid;
  const lettered = r > 20;
  return (
    <G fill="none" strokeLinecap="round" strokeLinejoin="round">
      {networks.map(network => {
        const paint = livery(network.game, network.company);
        const at = (hex: MapHex) => {
          const { x, y } = grid.centre(hex);
          return { x: round1(x + laneShift(networks, network, hex.id, r)), y };
        };
        const d = linksOf(network, byId)
          .map(([a, b]) => `M${at(a).x} ${at(a).y}L${at(b).x} ${at(b).y}`)
          .join('');
        const stops = network.hexes.flatMap(id => byId.get(id) ?? []);
        return (
          <G key={network.company}>
            <Path d={d} stroke={paint.edge} strokeWidth={r * 0.39} />
            <Path d={d} stroke={paint.fill} strokeWidth={r * 0.27} />
            {stops.map(hex => (
              <G key={hex.id}>
                <Circle
                  cx={at(hex).x}
                  cy={at(hex).y}
                  r={r * (lettered ? 0.29 : 0.22)}
                  fill={paint.fill}
                  stroke={paint.edge}
                  strokeWidth={0.8}
                />
                {lettered && (
                  <Text
                    x={at(hex).x}
                    y={at(hex).y + r * 0.13}
                    textAnchor="middle"
                    fontFamily={String(type.plate.fontFamily)}
                    fontSize={r * 0.36}
                    fill={paint.on}
                  >
                    {(network.code ?? paint.code).slice(0, 1)}
                  </Text>
                )}
              </G>
            ))}
          </G>
        );
      })}
    </G>
  );
});
