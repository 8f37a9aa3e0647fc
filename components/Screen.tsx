import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from './AppText';
import { HeaderBand } from './HeaderBand';
import { IconButton } from './IconButton';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { COLUMN, useLayout } from './theme/useLayout';

interface Props {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onBack?: (() => void) | undefined;
  /** IconButtons with `ground="dark"` at the right of the header. */
  readonly actions?: ReactNode;
  /** In place of the title row: a hero of the screen's own, with its own heading. */
  readonly hero?: ReactNode;
  readonly art?: 'corner' | 'large' | 'centre' | undefined;
  /** Between header and body, outside the scrolling: filters, a notice. */
  readonly strip?: ReactNode;
  readonly footer?: ReactNode;
  /** False when the body scrolls by itself, as a list does. */
  readonly scrolls?: boolean | undefined;
  /** Uses the whole width of a wide screen; others are centred at 560. */
  readonly wide?: boolean | undefined;
  /** A Sheet or Dialog over the screen. */
  readonly sheet?: ReactNode;
  readonly children: ReactNode;
}

/** Paper left under the last line before the action bar. */
const END = 16;

/** A plain screen: green header, scrolling paper, an action bar at the thumb. */
export const Screen = (props: Props) => {
  const { title, subtitle, onBack, actions, hero, art, strip, footer, scrolls = true, wide, sheet } = props;
  const styles = useStyles();
  const t = useWords();
  const { left, right, bottom } = useSafeAreaInsets();
  const narrow = useLayout() !== 'phone' && !wide;
  const column = [styles.column, narrow && styles.narrow, { paddingLeft: left, paddingRight: right }];
  return (
    <View style={styles.page} role="main">
      <HeaderBand art={art} rule={hero === undefined || art === 'centre'}>
        {hero ?? (
          <View style={styles.head}>
            {onBack ? (
              <IconButton icon="back" label={t('common.back')} ground="dark" onPress={onBack} />
            ) : (
              <View style={styles.inset} />
            )}
            <View style={styles.words}>
              <AppText variant="displayM" color="onHeader" role="heading" level={1} numberOfLines={2}>
                {title}
              </AppText>
              {subtitle !== undefined && (
                <AppText variant="caption" color="onHeaderSoft" numberOfLines={2}>
                  {subtitle}
                </AppText>
              )}
            </View>
            {actions}
          </View>
        )}
      </HeaderBand>
      {strip}
      {scrolls ? (
        <ScrollView style={styles.fill} keyboardShouldPersistTaps="handled" tabIndex={0}>
          <View style={[column, { paddingBottom: footer === undefined ? bottom + 24 : END }]}>
            {props.children}
          </View>
        </ScrollView>
      ) : (
        <View style={[styles.fill, column]}>{props.children}</View>
      )}
      {footer}
      {sheet}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  page: { flex: 1, backgroundColor: color.surface },
  fill: { flex: 1, minHeight: 0 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 60,
    paddingHorizontal: space.xs,
    paddingBottom: space.s,
  } as const,
  inset: { width: space.m },
  words: { flex: 1, minWidth: 0, paddingVertical: space.xs },
  column: { width: '100%', alignSelf: 'center' } as const,
  narrow: { maxWidth: COLUMN },
}));
