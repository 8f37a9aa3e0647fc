import { useState } from 'react';
import { View } from 'react-native';

import type { Ask, Offer } from '@/rules/kernel/action';

import { Button } from '../Button';
import { MoneyPad } from '../MoneyPad';
import { Stepper } from '../Stepper';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly offer: Offer;
  readonly ask: Ask;
  readonly onSay: (n: number) => void;
}

/** The number an offer still asks for: money on the pad, anything counted by steps. */
export const AskPad = ({ offer, ask, onSay }: Props) => {
  const { game, tg } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const { field, min, max, step } = ask;
  const given = offer.action[field];
  const [count, setCount] = useState(typeof given === 'number' ? given : min);
  const confirm = (n: number) => tg(`actions.${offer.action.type}`, { ...offer.action, [field]: n });
  if (game.actions[offer.action.type]?.[field] === 'money')
    return (
      <View style={styles.box}>
        <MoneyPad
          label={t('doing.amount')}
          initial={typeof given === 'number' ? given : min}
          min={min}
          max={max}
          step={step}
          confirm={confirm}
          onConfirm={onSay}
        />
      </View>
    );
  return (
    <View style={[styles.box, styles.count]}>
      <Stepper
        kind="row"
        label={t('doing.number')}
        value={count}
        min={min}
        max={max}
        step={step}
        lessLabel={t('common.less')}
        moreLabel={t('common.more')}
        onChange={setCount}
      />
      <Button title={confirm(count)} onPress={() => onSay(count)} />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    paddingVertical: space.m,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
  count: { paddingHorizontal: space.gutter, gap: space.m },
}));
