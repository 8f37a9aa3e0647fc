import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { GuillocheRule } from './GuillocheRule';
import { Rosette } from './Rosette';
import { makeStyles } from './theme/makeStyles';

interface Props {
  /** Where the one rosette of the screen stands. */
  readonly art?: 'corner' | 'large' | 'centre' | 'beside' | undefined;
  readonly rule?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

const ART = {
  corner: { size: 270, place: { right: -104, top: -52 } },
  large: { size: 360, place: { right: -92, top: -80 } },
  centre: { size: 360, place: { left: '50%', marginLeft: -180, top: -40 } },
  beside: { size: 430, place: { right: 150, top: -170 } },
} as const satisfies Record<string, { size: number; place: ViewStyle }>;

/** The green head of a screen: safe area, one rosette bleeding off, the guilloche rule at its foot. */
export const HeaderBand = ({ art = 'corner', rule = true, style, children }: Props) => {
  const styles = useStyles();
  const { top, left, right } = useSafeAreaInsets();
  const { size, place } = ART[art];
  return (
    <View style={[styles.band, { paddingTop: top, paddingLeft: left, paddingRight: right }, style]}>
      <Rosette size={size} stroke={size > 300 ? 0.55 : 0.7} style={[styles.art, place]} />
      {children}
      {rule && <GuillocheRule />}
    </View>
  );
};

const useStyles = makeStyles(({ color }) => ({
  band: { backgroundColor: color.surfaceHeader, overflow: 'hidden' } as const,
  art: { position: 'absolute' } as const,
}));
