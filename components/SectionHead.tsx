import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly title: string;
  readonly detail?: string | undefined;
  /** Stands at the right edge. */
  readonly aside?: ReactNode;
}

/** The overline over a section. */
export const SectionHead = ({ title, detail, aside }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <AppText variant="overline" color="inkSoft" role="heading">
          {title}
        </AppText>
        {detail !== undefined && (
          <AppText variant="caption" color="inkSoft">
            {detail}
          </AppText>
        )}
      </View>
      {aside}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingTop: 14,
    paddingBottom: 6,
  } as const,
  words: {
    flexDirection: 'row',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    columnGap: space.s,
    flexShrink: 1,
  } as const,
}));
