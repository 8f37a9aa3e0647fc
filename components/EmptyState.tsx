import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Rosette } from './Rosette';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly title: string;
  readonly detail?: string | undefined;
  /** A Button. */
  readonly children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, detail, children }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.box}>
      <Rosette size={180} color="guillocheWash" style={styles.art} />
      <AppText variant="displayS" role="heading" align="center">
        {title}
      </AppText>
      {detail !== undefined && (
        <AppText color="inkSoft" align="center" style={styles.detail}>
          {detail}
        </AppText>
      )}
      {children}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: {
    minHeight: 190,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    padding: space.xl,
    overflow: 'hidden',
  } as const,
  art: { position: 'absolute', alignSelf: 'center' } as const,
  detail: { maxWidth: 320 },
}));
