import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';

import { GuillocheBorder } from './GuillocheBorder';
import { Rosette } from './Rosette';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly thickness?: number | undefined;
  /** A washed rosette behind the words, and where its middle stands. */
  readonly wash?:
    | { readonly size: number; readonly right?: number; readonly top?: number; readonly height?: number }
    | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** The frame of what could lie on the table: table card, auction, payout. */
export const GuillocheFrame = ({ thickness = 12, wash, style, children }: Props) => {
  const { color } = useTheme();
  const [size, setSize] = useState({ width: 0, height: 0 });
  return (
    <View
      style={[{ backgroundColor: color.surfaceRaised, padding: thickness }, style]}
      onLayout={({ nativeEvent: { layout } }) =>
        setSize({ width: Math.round(layout.width), height: Math.round(layout.height) })
      }
    >
      {wash && (
        <View
          pointerEvents="none"
          style={[
            { position: 'absolute', inset: thickness, overflow: 'hidden' },
            wash.height !== undefined && { bottom: 'auto', height: wash.height },
          ]}
        >
          <Rosette
            size={wash.size}
            color="guillocheWash"
            style={{ position: 'absolute', right: wash.right ?? 0, top: wash.top ?? 0 }}
          />
        </View>
      )}
      {size.width > 0 && <GuillocheBorder width={size.width} height={size.height} t={thickness} />}
      {children}
    </View>
  );
};
