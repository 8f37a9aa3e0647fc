import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from '../AppText';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The thumb zone with tiles in it: one question at a time. */
export const Panel = ({ title, children }: Props) => {
  const styles = useStyles();
  const { bottom } = useSafeAreaInsets();
  return (
    <View style={[styles.panel, { paddingBottom: Math.max(bottom, 10) }]}>
      {title !== undefined && (
        <AppText variant="label" color="inkSoft" role="heading">
          {title}
        </AppText>
      )}
      {children}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  panel: {
    gap: space.s,
    paddingTop: 10,
    paddingHorizontal: space.m,
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderTopColor: color.line,
  },
}));
