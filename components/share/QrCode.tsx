import { useMemo } from 'react';
import { View } from 'react-native';
import { Path, Rect, Svg } from 'react-native-svg';
import { encode } from 'uqr';

import { QR_INK, QR_PAPER } from '../theme/tokens';

/** One run of dark modules a row, as a single path. */
const modulesPath = (rows: readonly (readonly boolean[])[]): string => {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x++;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return path;
};

interface Props {
  readonly text: string;
  readonly size: number;
  readonly label: string;
}

/** A QR code, dark on light in both themes, so that every camera reads it. */
export const QrCode = ({ text, size, label }: Props) => {
  const { path, modules } = useMemo(() => {
    const { data, size: count } = encode(text, { ecc: 'L', border: 3 });
    return { path: modulesPath(data), modules: count };
  }, [text]);
  return (
    <View accessible role="img" aria-label={label} testID="qr">
      <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
        <Rect width={modules} height={modules} fill={QR_PAPER} />
        <Path d={path} fill={QR_INK} />
      </Svg>
    </View>
  );
};
