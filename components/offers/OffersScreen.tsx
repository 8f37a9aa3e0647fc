import { useRouter } from 'expo-router';

import { Screen } from '../Screen';
import { FrameRefusal } from '../desk/FrameRefusal';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { OfferList } from './OfferList';

/** All offers of the moment, in words; done from here as well. */
export const OffersScreen = () => {
  const { id, offers, status, tg, nameOf, refused, bars } = useDesk();
  const t = useWords();
  const router = useRouter();
  const back = () =>
    router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } });
  const asked = tg(`status.${status.asks.key}`, status.asks.params);
  return (
    <Screen
      title={t('doing.title')}
      subtitle={status.actor === undefined ? asked : t('home.asks', { name: nameOf(status.actor), asked })}
      onBack={back}
      strip={bars}
      sheet={refused && <FrameRefusal refused={refused} />}
    >
      <OfferList offers={offers} onDone={back} />
    </Screen>
  );
};
