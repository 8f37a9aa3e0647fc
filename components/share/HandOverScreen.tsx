import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { exportTable } from '@/store/files';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Screen } from '../Screen';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { QrCode } from './QrCode';

const SPEEDS = [1600, 900, 500] as const;
const MARGIN = 32;
const ROOM_BESIDE = 420;

/** The table as a row of codes that come round until the other phone has them all. */
export const HandOverScreen = () => {
  const { id, name } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const { width, height } = useWindowDimensions();
  const [frames, setFrames] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [running, setRunning] = useState(true);
  useEffect(() => {
    let here = true;
    const pack = async () => {
      const [done, { toFrames }] = await Promise.all([exportTable(id), import('@/store/packing')]);
      if (here && done.ok) setFrames(toFrames(done.text));
    };
    void pack();
    return () => {
      here = false;
    };
  }, [id]);
  const pause = SPEEDS[speed] ?? SPEEDS[0];
  useEffect(() => {
    if (!running || frames.length < 2) return;
    const timer = setInterval(() => setAt(n => (n + 1) % frames.length), pause);
    return () => clearInterval(timer);
  }, [running, frames.length, pause]);
  const frame = frames[at];
  const told = { n: at + 1, total: frames.length };
  return (
    <Screen
      title={t('handOver.title')}
      subtitle={name}
      onBack={() =>
        router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } })
      }
      footer={
        frames.length > 1 && (
          <ActionBar>
            <Button
              kind="secondary"
              flex={1}
              title={t(speed === SPEEDS.length - 1 ? 'handOver.slower' : 'handOver.faster')}
              onPress={() => setSpeed((speed + 1) % SPEEDS.length)}
            />
            <Button
              kind="secondary"
              flex={1}
              title={t('handOver.next')}
              onPress={() => setAt((at + 1) % frames.length)}
            />
            <Button
              flex={1}
              title={t(running ? 'handOver.pause' : 'handOver.play')}
              onPress={() => setRunning(!running)}
            />
          </ActionBar>
        )
      }
    >
      <View style={styles.body}>
        <AppText>{t('handOver.help')}</AppText>
        {frame !== undefined && (
          <>
            <QrCode
              text={frame}
              size={Math.max(240, Math.min(width - MARGIN, height - ROOM_BESIDE + 120))}
              label={t('handOver.label', told)}
            />
            <AppText variant="displayS" live>
              {t('handOver.frame', told)}
            </AppText>
          </>
        )}
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  body: { alignItems: 'center', gap: space.m, padding: space.gutter } as const,
}));
