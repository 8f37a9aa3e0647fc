import { useState } from 'react';
import { View } from 'react-native';

import type { Standing } from '@/rules/kernel/table';

import { AppText } from '../AppText';
import { Leader } from '../Leader';
import { LeaderRow } from '../LeaderRow';
import { MoneyText } from '../MoneyText';
import { Person } from '../Person';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { useMoney, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

/** Place, name, worth; a tap shows what it is made of. */
export const StandingRow = ({ standing }: { readonly standing: Standing }) => {
  const { seats, tg, nameOf } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const seat = seats.find(s => s.id === standing.player);
  const { place, worth, lines } = standing;
  return (
    <View style={styles.box}>
      <Touch
        label={`${t('result.place', { n: place })}: ${nameOf(standing.player)}, ${money(worth)}`}
        expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.row}
        pressedStyle={styles.pressed}
      >
        <AppText variant="money" color="inkFaint" style={styles.place}>
          {place}
        </AppText>
        {seat && <Person name={seat.name} initials={seat.initials} color={seat.color} size="l" silent />}
        <AppText variant="bodyStrong" style={styles.name}>
          {nameOf(standing.player)}
        </AppText>
        <Leader />
        <MoneyText amount={worth} size="normal" silent />
      </Touch>
      {open && (
        <View style={styles.lines}>
          {lines.map((line, i) => (
            <LeaderRow key={i} words={tg(`worth.${line.of}`, line.params)} amount={line.amount} />
          ))}
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: { borderBottomWidth: 1, borderBottomColor: color.line },
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
  } as const,
  pressed: { backgroundColor: color.surfaceSunken },
  place: { minWidth: 20 },
  name: { flexShrink: 1 },
  lines: { paddingLeft: 88, paddingRight: space.gutter, paddingBottom: space.s },
}));
