import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Booked } from '@/store/open-table';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { recordWords } from '../desk/record-words';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { Slider } from './Slider';

interface Props {
  /** How many records are in force at the place shown; 0 is the start. */
  readonly at: number;
  readonly all: number;
  readonly onMove: (at: number) => void;
  readonly onBackToHere?: (() => Promise<Booked>) | undefined;
  readonly onWhatIf: () => void;
}

/** Through the whole game: drag, or one record at a time. */
export const Scrubber = ({ at, all, onMove, onBackToHere, onWhatIf }: Props) => {
  const { last, tg, nameOf, perform } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const { bottom } = useSafeAreaInsets();
  const says = t('history.at', { number: at, all });
  const words = last === undefined ? t('history.start') : recordWords({ t, tg, nameOf }, last.record);
  return (
    <View style={[styles.box, { paddingBottom: Math.max(bottom, 10) }]}>
      <View style={styles.words}>
        <AppText variant="caption" color="inkSoft">
          {at === all ? `${says} · ${t('history.now')}` : says}
        </AppText>
        <AppText variant="label" numberOfLines={2} live>
          {words}
        </AppText>
      </View>
      <View style={styles.row}>
        <IconButton
          icon="back"
          label={t('history.back')}
          disabled={at === 0}
          haptic="light"
          onPress={() => onMove(at - 1)}
        />
        <View style={styles.fill}>
          <Slider label={t('history.slider')} says={says} value={at} max={all} onChange={onMove} />
        </View>
        <IconButton
          icon="chevronRight"
          label={t('history.forward')}
          disabled={at === all}
          haptic="light"
          onPress={() => onMove(at + 1)}
        />
      </View>
      <View style={styles.buttons}>
        {onBackToHere !== undefined && (
          <Button
            kind="secondary"
            compact
            flex={1}
            icon="undo"
            title={t('history.backToHere')}
            disabled={at === all}
            onPress={() => void perform(onBackToHere)}
          />
        )}
        <Button kind="secondary" compact flex={1} title={t('history.whatIf')} onPress={onWhatIf} />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    gap: space.xs,
    paddingTop: space.s,
    paddingHorizontal: space.m,
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderTopColor: color.line,
  },
  words: { minHeight: 40, paddingHorizontal: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs } as const,
  fill: { flex: 1, minWidth: 0 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
}));
