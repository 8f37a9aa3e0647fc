import { useRef } from 'react';
import { Pressable, View } from 'react-native';

import { AppText } from './AppText';
import { Button } from './Button';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTrap } from './useTrap';

interface Props {
  readonly title: string;
  /** What will be gone. */
  readonly body: string;
  /** The verb: `Delete the table`. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is deleted for good; everything else can be undone and is not asked. */
export const Dialog = ({ title, body, confirm, onConfirm, onCancel }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const box = useRef<View>(null);
  useTrap(box, onCancel);
  return (
    <View style={styles.over}>
      <Pressable style={styles.scrim} onPress={onCancel} tabIndex={-1} aria-hidden accessible={false} />
      <View
        ref={box}
        role="alertdialog"
        aria-modal
        accessibilityViewIsModal
        aria-label={`${title}. ${body}`}
        tabIndex={-1}
        style={styles.card}
      >
        <AppText variant="displayS" role="heading">
          {title}
        </AppText>
        <AppText>{body}</AppText>
        <View style={styles.row}>
          <Button kind="secondary" flex={1} title={t('common.cancel')} onPress={onCancel} />
          <Button kind="danger" flex={1} title={confirm} onPress={onConfirm} />
        </View>
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, elevation, radius, space }) => ({
  over: { position: 'absolute', inset: 0, zIndex: 7, justifyContent: 'center', padding: space.xl } as const,
  scrim: { position: 'absolute', inset: 0, backgroundColor: color.scrim } as const,
  card: {
    width: '100%',
    maxWidth: 420,
    alignSelf: 'center',
    gap: space.m,
    padding: 20,
    borderRadius: radius.l,
    backgroundColor: color.surfaceRaised,
    boxShadow: elevation.card,
    outlineStyle: 'solid',
    outlineWidth: 0,
  } as const,
  row: { flexDirection: 'row', gap: space.s, paddingTop: space.xs } as const,
}));
