import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly words: string;
  readonly icon?: IconName | undefined;
  readonly tone?: 'brass' | 'oxblood' | 'accent' | undefined;
  /** A text button at its end. */
  readonly children?: ReactNode;
}

/** One sentence the table should know: a coming end, a trade, a table that is read-only. */
export const Notice = ({ words, icon = 'flag', tone = 'brass', children }: Props) => {
  const styles = useStyles();
  const ink = tone === 'brass' ? 'onBrassSoft' : tone === 'oxblood' ? 'onOxbloodSoft' : 'onAccentSoft';
  return (
    <View style={[styles.bar, styles[tone]]} role="status" aria-live="polite">
      <Icon name={icon} size={20} color={ink} />
      <AppText variant="label" color={ink} style={styles.words}>
        {words}
      </AppText>
      {children}
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    marginHorizontal: space.gutter,
    marginVertical: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: 7,
    borderRadius: radius.m,
  } as const,
  words: { flex: 1 },
  brass: { backgroundColor: color.brassSoft },
  oxblood: { backgroundColor: color.oxbloodSoft },
  accent: { backgroundColor: color.accentSoft },
}));
