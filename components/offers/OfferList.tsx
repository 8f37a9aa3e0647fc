import { useState } from 'react';
import { View } from 'react-native';

import type { Offer } from '@/rules/kernel/action';

import { AppText } from '../AppText';
import { offerWords } from '../desk/record-words';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { AskPad } from './AskPad';
import { OfferRow } from './OfferRow';

interface Props {
  readonly offers: readonly Offer[];
  readonly onDone?: (() => void) | undefined;
}

const keyOf = ({ action, ask }: Offer): string =>
  JSON.stringify(ask === undefined ? action : { ...action, [ask.field]: null });

/** Everything that can be done now, in words; a number still to be said is asked for in place. */
export const OfferList = ({ offers, onDone }: Props) => {
  const { tg, send, readOnly, busy } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const [asking, setAsking] = useState<string>();
  const take = async (offer: Offer) => {
    if (offer.ask !== undefined) {
      setAsking(open => (open === keyOf(offer) ? undefined : keyOf(offer)));
      return;
    }
    if (await send(offer.action)) onDone?.();
  };
  const say = async (offer: Offer, field: string, n: number) => {
    const done = await send({ ...offer.action, [field]: n });
    if (!done) return;
    setAsking(undefined);
    onDone?.();
  };
  if (offers.length === 0)
    return (
      <AppText color="inkSoft" style={styles.none}>
        {t('doing.none')}
      </AppText>
    );
  return (
    <View>
      {offers.map(offer => {
        const key = keyOf(offer);
        const { ask } = offer;
        const open = ask !== undefined && asking === key;
        return (
          <View key={key}>
            <OfferRow
              words={offerWords(tg, offer.action)}
              ask={ask}
              expanded={open}
              disabled={readOnly || busy}
              onPress={() => void take(offer)}
            />
            {open && <AskPad offer={offer} ask={ask} onSay={n => void say(offer, ask.field, n)} />}
          </View>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ none: { padding: space.gutter } }));
