import { Fragment, useEffect, useState } from 'react';
import { Animated, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from './AppText';
import { Button } from './Button';
import { GuillocheFrame } from './GuillocheFrame';
import { PayoutLine } from './PayoutLine';
import type { Payee } from './PayoutLine';
import { PerShare } from './PerShare';
import type { ShareValue } from './PerShare';
import { Rule } from './Rule';
import { useCurrency, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { NATIVE_DRIVER, STANDARD } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';
import { COLUMN } from './theme/useLayout';

interface Props {
  readonly overline: string;
  readonly title: string;
  readonly perShare?: readonly ShareValue[] | undefined;
  readonly payees: readonly Payee[];
  readonly total: number;
  /** What follows: `Then: dials back, Detroit up to 5, play goes on`. */
  readonly then?: string | undefined;
  readonly aid?: boolean | undefined;
  readonly payTitle?: string | undefined;
  /** Left out once it has been paid: the card is then only shown. */
  readonly onPay?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly closeTitle?: string | undefined;
}

/** Lines with notes that fit the height of a phone at full size. */
const MOST_TALL = 4;

/** A dividend as a certificate that fills the screen and turns for the far side of the table. */
export const PayoutCard = (props: Props) => {
  const { overline, title, perShare = [], payees, total, then, aid = false, onPay, onClose } = props;
  const styles = useStyles();
  const { motion } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const t = useWords();
  const sign = useCurrency();
  const [turned, setTurned] = useState(false);
  const [turn] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const move = Animated.timing(turn, {
      toValue: turned ? 1 : 0,
      duration: motion.sheet,
      easing: STANDARD,
      useNativeDriver: NATIVE_DRIVER,
    });
    move.start();
    return () => move.stop();
  }, [turn, turned, motion.sheet]);
  const low = aid && payees.length > MOST_TALL;
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: ['0deg', '180deg'] });
  return (
    <View style={[styles.page, { paddingTop: top + 8, paddingBottom: bottom }]}>
      <Animated.View style={[styles.turning, { transform: [{ rotate }] }]}>
        <GuillocheFrame
          thickness={15}
          wash={{ size: 300, right: 22, top: -70, height: 138 }}
          style={styles.card}
        >
          <ScrollView contentContainerStyle={styles.inside}>
            <AppText variant="overline" color="inkSoft" align="center">
              {overline}
            </AppText>
            <AppText variant={low ? 'displayM' : 'displayL'} role="heading" level={1} align="center">
              {title}
            </AppText>
            {perShare.length > 0 && <PerShare shares={perShare} />}
            <Rule double style={styles.rule} />
            <View style={styles.lines}>
              {payees.map((payee, i) => (
                <Fragment key={payee.id}>
                  {i > 0 && <Rule />}
                  <PayoutLine payee={payee} aid={aid} low={low} />
                </Fragment>
              ))}
            </View>
            <Rule double />
            {then !== undefined && (
              <AppText variant="label" color="inkSoft" align="center" style={styles.then}>
                {then}
              </AppText>
            )}
          </ScrollView>
        </GuillocheFrame>
      </Animated.View>
      <View style={styles.buttons}>
        <Button
          kind="outlineOnDark"
          icon="turn"
          flex={onPay ? 0.9 : 1}
          haptic="light"
          title={t('payout.turn')}
          onPress={() => setTurned(!turned)}
        />
        {onPay && (
          <Button
            kind="brass"
            flex={1}
            haptic="success"
            title={props.payTitle ?? t('payout.payOut', { amount: total, sign })}
            onPress={onPay}
          />
        )}
      </View>
      <Button kind="textOnDark" compact title={props.closeTitle ?? t('payout.notYet')} onPress={onClose} />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  page: {
    position: 'absolute',
    inset: 0,
    zIndex: 8,
    backgroundColor: color.surfaceHeader,
    alignItems: 'center',
  } as const,
  turning: { flex: 1, minHeight: 0, width: '100%', maxWidth: COLUMN, paddingHorizontal: space.s } as const,
  card: { flex: 1, minHeight: 0 },
  inside: { flexGrow: 1, paddingHorizontal: 11, paddingVertical: 11 },
  rule: { marginTop: space.m },
  lines: { flexGrow: 1 },
  then: { paddingTop: 9 },
  buttons: {
    flexDirection: 'row',
    gap: space.s,
    width: '100%',
    maxWidth: COLUMN,
    paddingHorizontal: space.m,
    paddingTop: space.m,
  } as const,
}));
