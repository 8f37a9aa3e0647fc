import { use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Animated, Pressable, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { SheetTop } from './SheetTop';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { NATIVE_DRIVER, STANDARD } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';
import { COLUMN } from './theme/useLayout';
import { useTrap } from './useTrap';

interface Props {
  /** Left out when the body brings its own heading; then give a `label`. */
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  readonly mark?: ReactNode;
  readonly edge?: 'oxblood' | 'brassFill' | undefined;
  /** As high as the cash strip allows. */
  readonly full?: boolean | undefined;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const AWAY = 400;

/** A bottom sheet inside the frame, so that the cash strip stays in sight. */
export const Sheet = ({ title, label, mark, edge, full, footer, onClose, children }: Props) => {
  const styles = useStyles();
  const theme = useTheme();
  const t = useWords();
  const top = use(SheetTop);
  const insets = useSafeAreaInsets();
  const box = useRef<View>(null);
  const [rise] = useState(() => new Animated.Value(theme.motion.sheet === 0 ? 0 : AWAY));
  useTrap(box, onClose);
  useEffect(() => {
    const move = Animated.timing(rise, {
      toValue: 0,
      duration: theme.motion.sheet,
      easing: STANDARD,
      useNativeDriver: NATIVE_DRIVER,
    });
    move.start();
    return () => move.stop();
  }, [rise, theme.motion.sheet]);
  return (
    <View
      style={[styles.over, { paddingTop: Math.max(top, insets.top + theme.space.xl) }]}
      pointerEvents="box-none"
    >
      <Pressable style={styles.scrim} onPress={onClose} tabIndex={-1} aria-hidden accessible={false} />
      <Animated.View style={[styles.sheet, full && styles.full, { transform: [{ translateY: rise }] }]}>
        <View
          ref={box}
          role="dialog"
          aria-modal
          accessibilityViewIsModal
          aria-label={label ?? title ?? ''}
          tabIndex={-1}
          style={[styles.inside, full && styles.stretch]}
        >
          {edge && <View style={[styles.edge, { backgroundColor: theme.color[edge] }]} />}
          <View style={styles.grab} />
          {title !== undefined && (
            <View style={styles.head}>
              {mark}
              <AppText variant="displayS" role="heading" style={styles.title} numberOfLines={2}>
                {title}
              </AppText>
              <IconButton icon="close" label={t('common.close')} onPress={onClose} />
            </View>
          )}
          <ScrollView
            style={full ? styles.stretch : styles.body}
            contentContainerStyle={{ paddingBottom: footer === undefined ? insets.bottom + 16 : 12 }}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
          {footer !== undefined && (
            <View style={[styles.footer, { paddingBottom: Math.max(insets.bottom, 12) }]}>{footer}</View>
          )}
        </View>
      </Animated.View>
    </View>
  );
};

const useStyles = makeStyles(({ color, elevation, radius, space }) => ({
  over: { position: 'absolute', inset: 0, zIndex: 5, justifyContent: 'flex-end' } as const,
  scrim: { position: 'absolute', inset: 0, backgroundColor: color.scrim } as const,
  sheet: {
    width: '100%',
    maxWidth: COLUMN,
    maxHeight: '100%',
    alignSelf: 'center',
    backgroundColor: color.surfaceRaised,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    boxShadow: elevation.sheet,
    overflow: 'hidden',
  } as const,
  full: { flex: 1 },
  inside: { flexShrink: 1, minHeight: 0, outlineStyle: 'solid', outlineWidth: 0 } as const,
  stretch: { flex: 1 },
  edge: { height: 4 },
  grab: {
    width: 40,
    height: 4,
    borderRadius: 2,
    backgroundColor: color.lineStrong,
    opacity: 0.6,
    alignSelf: 'center',
    marginTop: 8,
    marginBottom: 4,
  } as const,
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingLeft: space.gutter,
    paddingRight: space.xs,
  } as const,
  title: { flex: 1 },
  body: { flexGrow: 0, flexShrink: 1 },
  footer: {
    flexDirection: 'row',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingTop: 10,
    borderTopWidth: 1,
    borderTopColor: color.line,
  } as const,
}));
