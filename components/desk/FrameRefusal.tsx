import { useRouter } from 'expo-router';

import { RefusalSheet } from '../RefusalSheet';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { AppText } from '../AppText';
import { View } from 'react-native';
import { useWords } from '../i18n/WordsProvider';
import { isByRule, refusalWords } from './record-words';
import type { Refused } from './types';
import { useDesk } from './useDesk';

/** Why nothing was booked: by a rule, with the nearest legal action and the way to overrule it; or by the device. */
export const FrameRefusal = ({ refused }: { readonly refused: Refused }) => {
  const { id, tg, nameOf, send, dismiss } = useDesk();
  const t = useWords();
  const router = useRouter();
  const { refusal, action, instead } = refused;
  const words = refusalWords({ t, tg, nameOf }, refusal);
  if (!isByRule(refusal)) {
    return (
      <Sheet label={words} edge="oxblood" onClose={dismiss}>
        <View style={{ paddingHorizontal: 20, paddingTop: 8, gap: 12 }}>
          <AppText variant="overline" color="loss">
            {t('refusal.nothingBooked')}
          </AppText>
          <AppText variant="displayS" role="heading">
            {words}
          </AppText>
          <Button kind="secondary" title={t('common.close')} onPress={dismiss} />
        </View>
      </Sheet>
    );
  }
  const overrule = () => {
    dismiss();
    router.push({
      pathname: '/table/[id]/correction',
      params: {
        id,
        rule: refusal.rule,
        words,
        ...(action !== undefined && { action: JSON.stringify(action) }),
      },
    });
  };
  return (
    <RefusalSheet
      headline={words}
      rule={refusal.rule}
      remedy={
        instead === undefined
          ? undefined
          : { title: tg(`actions.${instead.type}`, instead), onPress: () => void send(instead) }
      }
      onOverrule={overrule}
      onClose={dismiss}
    />
  );
};
