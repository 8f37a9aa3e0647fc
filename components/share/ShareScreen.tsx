import { useRouter } from 'expo-router';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import type { Svg } from 'react-native-svg';

import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { ResultCard } from './ResultCard';
import { ShareRow } from './ShareRow';
import { useSharing } from './useSharing';

/** Ways to take a table out of the app, or to another phone. */
export const ShareScreen = () => {
  const { id, name } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const share = useSharing();
  const card = useRef<Svg>(null);
  const [came, setCame] = useState<'done' | 'failed'>();
  const run = (work: () => Promise<void>): void =>
    void work().then(
      () => setCame('done'),
      () => setCame('failed'),
    );
  return (
    <Screen
      title={t('share.title')}
      subtitle={name}
      onBack={() =>
        router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } })
      }
    >
      {came !== undefined && (
        <Notice
          words={t(came === 'done' ? 'share.done' : 'share.failed')}
          tone={came === 'done' ? 'accent' : 'oxblood'}
          icon={came === 'done' ? 'check' : 'warning'}
        />
      )}
      <ShareRow
        icon="download"
        title={t('share.file')}
        detail={t('share.fileHelp')}
        onPress={() => run(share.file)}
      />
      <ShareRow
        icon="qr"
        title={t('share.handOver')}
        detail={t('share.handOverHelp')}
        onPress={() => router.push({ pathname: '/table/[id]/hand-over', params: { id } })}
      />
      <ShareRow
        icon="share"
        title={t('share.text')}
        detail={t('share.textHelp')}
        onPress={() => run(share.text)}
      />
      <ShareRow
        icon="camera"
        title={t('share.picture')}
        detail={t('share.pictureHelp')}
        onPress={() => run(() => share.picture(card.current))}
      />
      <ShareRow
        icon="book"
        title={t('share.csv')}
        detail={t('share.csvHelp')}
        onPress={() => run(share.csv)}
      />
      <ShareRow
        icon="print"
        title={t('share.print')}
        detail={t('share.printHelp')}
        onPress={() => run(share.print)}
      />
      <View
        style={styles.card}
        accessible
        role="img"
        aria-label={share.lines.map(l => `${l.place}. ${l.name} ${l.amount}`).join(', ')}
      >
        <ResultCard
          ref={card}
          title={name}
          subtitle={share.subtitle}
          made={t('share.made')}
          lines={share.lines}
        />
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  card: { alignItems: 'center', padding: space.gutter } as const,
}));
