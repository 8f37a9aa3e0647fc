import { View } from 'react-native';

import { OfferList } from '../offers/OfferList';
import { useWords } from '../i18n/WordsProvider';
import { Bar } from './Bar';
import { TableFrame } from './TableFrame';
import { useDesk } from './useDesk';

/** In place of a desk that cannot be drawn: everything can still be done from the offers. */
export const DeskFailure = ({ retry }: { readonly retry: () => Promise<void> }) => {
  const { offers } = useDesk();
  const t = useWords();
  return (
    <TableFrame
      stage={
        <View>
          <Bar
            icon="warning"
            words={`${t('frame.crashed')}. ${t('frame.crashedHelp')}`}
            action={{ title: t('home.tryAgain'), onPress: () => void retry() }}
          />
          <OfferList offers={offers} />
        </View>
      }
    />
  );
};
