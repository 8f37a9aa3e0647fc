import { Fragment } from 'react';
import { View } from 'react-native';

import { PRIVATES, PRIVATE_DATA } from '@/rules/1830/data';
import { ownerOf } from '@/rules/1830/reading';
import { player } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { LeaderRow } from '../LeaderRow';
import { MoneyText } from '../MoneyText';
import { PartyMark } from '../PartyMark';
import { Rule } from '../Rule';
import { SectionHead } from '../SectionHead';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** What everybody is worth now, and how it comes about; then who owns the privates. */
export const WorthTab = () => {
  const { t, table, tg, game, party, nameOf } = useBoard();
  const styles = useStyles();
  return (
    <View style={styles.box}>
      {game.standings(table).map(({ player: id, place, worth, lines }) => (
        <Fragment key={id}>
          <View style={styles.head}>
            <PartyMark party={party(player(id))} silent />
            <AppText variant="displayS" style={styles.name}>
              {`${place}. ${nameOf(id)}`}
            </AppText>
            <MoneyText amount={worth} size="normal" />
          </View>
          {lines.map(({ of, amount, params }, i) => (
            <LeaderRow key={i} words={tg(`worth.${of}`, params)} amount={amount} size="table" />
          ))}
          <Rule style={styles.rule} />
        </Fragment>
      ))}
      <SectionHead title={tg('desk.privates')} />
      {PRIVATES.map(p => {
        const owner = ownerOf(t, p);
        const { name, income } = PRIVATE_DATA[p];
        return (
          <LeaderRow
            key={p}
            mark={owner === 'bank' || owner === 'out' ? undefined : <PartyMark party={party(owner)} silent />}
            words={name}
            detail={tg('desk.perRoundShort', { amount: income })}
            value={owner === 'out' ? tg('desk.closed') : nameOf(owner)}
          />
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { paddingHorizontal: space.gutter },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 36 } as const,
  name: { flex: 1 },
  rule: { marginVertical: space.s },
}));
