import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
import { Person } from './Person';
import { useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

export interface Bidder {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly color: number;
  readonly state: 'toBid' | 'bid' | 'passed' | 'highest' | 'notYet';
  readonly bid?: number | undefined;
}

interface Props {
  readonly bidder: Bidder;
  readonly width: number;
}

/** A seat at the auction: bid, passed, highest, or next to speak. */
export const AuctionSeat = memo(function AuctionSeat({ bidder, width }: Props) {
  const { name, initials, color, state, bid } = bidder;
  const styles = useStyles();
  const money = useMoney();
  const t = useWords();
  const passed = state === 'passed';
  const flag = state === 'toBid' || state === 'highest' ? t(`offers.${state}`) : undefined;
  const spoken = [name, bid !== undefined && !passed && money(bid), state !== 'bid' && t(`offers.${state}`)];
  return (
    <View
      accessible
      role="group"
      aria-label={spoken.filter(Boolean).join(', ')}
      style={[
        styles.seat,
        { flexBasis: width, minWidth: width },
        passed && styles.passed,
        state === 'highest' && styles.highest,
      ]}
    >
      <Person name={name} initials={initials} color={color} size="l" faded={passed} silent />
      <AppText variant="label" numberOfLines={1} align="center">
        {name}
      </AppText>
      {passed ? (
        <AppText variant="label" color="inkSoft" align="center" style={styles.word}>
          {t('offers.passed')}
        </AppText>
      ) : (
        <MoneyText amount={bid ?? null} align="center" />
      )}
      {flag !== undefined && (
        <View style={[styles.flag, state === 'toBid' && styles.brass]}>
          <AppText
            variant="overline"
            color={state === 'toBid' ? 'onBrassFill' : 'onAccent'}
            numberOfLines={1}
            style={styles.flagWord}
          >
            {flag}
          </AppText>
        </View>
      )}
    </View>
  );
});

const useStyles = makeStyles(({ color, radius, space, stroke, type }) => ({
  seat: {
    flexGrow: 1,
    maxWidth: 132,
    alignItems: 'center',
    gap: 2,
    paddingTop: 11,
    paddingBottom: 19,
    margin: 1,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  passed: {
    backgroundColor: 'transparent',
    borderStyle: 'dashed',
    borderColor: color.lineStrong,
  } as const,
  highest: { borderColor: color.accentText, borderWidth: stroke.strong, margin: 0 },
  word: { lineHeight: type.money.lineHeight },
  flag: {
    position: 'absolute',
    bottom: -10,
    paddingHorizontal: space.s,
    paddingVertical: 1,
    borderRadius: radius.pill,
    backgroundColor: color.accent,
  } as const,
  brass: { backgroundColor: color.brassFill },
  flagWord: { textTransform: 'none', letterSpacing: 0 } as const,
}));
