import { View } from 'react-native';

import { FLOAT_SHARES, TOKENS, type Company } from '@/rules/1830/data';
import { companyIncome } from '@/rules/1830/desk';
import { floatOf } from '@/rules/1830/preview';
import { inOffering, inPool, privatesOf, sharesOf, trainList, treasury } from '@/rules/1830/reading';
import { tokensLeft } from '@/rules/1830/apply/track';
import { priceOf } from '@/rules/1830/market';
import { company as companyAccount } from '@/rules/kernel/ledger';

import { LeaderRow } from '../LeaderRow';
import { PartyMark } from '../PartyMark';
import { Plate } from '../Plate';
import { Rule } from '../Rule';
import { Sheet } from '../Sheet';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { TradeSection } from './TradeSection';
import { GAME, useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly onClose: () => void;
}

/** A company's card: price, treasury, trains, tokens, last run, income, and where its shares are. */
export const CompanySheet = ({ company, onClose }: Props) => {
  const { t, tg, seats, party, companies, nameOf } = useBoard();
  const styles = useStyles();
  const money = useMoney();
  const { listing, lastRun, stations } = t.state.companies[company];
  const account = companyAccount(company);
  const trains = trainList(t, account);
  const float = floatOf(t, company);
  const left = tokensLeft(t, company);
  const income = companyIncome(t, company);
  const privates = privatesOf(t, account);
  const holders = seats.filter(s => sharesOf(t, s.id, company) > 0);
  const share = (n: number) => tg('desk.percent', { n: n * 10 });
  return (
    <Sheet
      title={companies.find(c => c.id === company)?.name ?? company}
      mark={<Plate game={GAME} company={company} size="m" silent />}
      onClose={onClose}
    >
      <View style={styles.facts}>
        {listing === undefined ? (
          <LeaderRow words={tg('desk.price')} value={tg('desk.notStarted')} />
        ) : (
          <LeaderRow
            words={tg('desk.price')}
            detail={tg('desk.parWas', { amount: listing.par })}
            amount={priceOf(t.state, company)}
          />
        )}
        {!float.floated && listing !== undefined && (
          <LeaderRow
            words={tg('desk.floats')}
            value={tg('desk.floatsIn', { count: float.missing, of: FLOAT_SHARES })}
          />
        )}
        <LeaderRow words={tg('desk.treasury')} amount={treasury(t, company)} />
        <LeaderRow
          words={tg('desk.trains')}
          value={trains.length === 0 ? tg('desk.none') : trains.join(' · ')}
        />
        <LeaderRow
          words={tg('desk.tokens')}
          detail={stations.filter(s => s !== '?').join(' · ')}
          value={tg('desk.tokensLeft', { n: left, of: TOKENS[company] })}
        />
        <LeaderRow words={tg('desk.lastRun')} amount={lastRun === 0 ? null : lastRun} />
        {privates.length > 0 && (
          <LeaderRow
            words={tg('desk.privates')}
            detail={privates.join(' · ')}
            value={tg('desk.perRound', { amount: money(income) })}
          />
        )}
      </View>
      <Rule style={styles.rule} />
      <View style={styles.facts}>
        {holders.map(({ id, account: who, name }) => (
          <LeaderRow
            key={id}
            mark={<PartyMark party={party(who)} silent />}
            words={name}
            detail={listing?.president === id ? tg('desk.president') : undefined}
            value={share(sharesOf(t, id, company))}
          />
        ))}
        <LeaderRow words={tg('desk.offering')} value={share(inOffering(t, company))} />
        <LeaderRow words={nameOf('pool:bank')} value={share(inPool(t, company))} />
      </View>
      {t.state.round.name === 'stock' && <Rule style={styles.rule} />}
      <TradeSection company={company} />
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  facts: { paddingHorizontal: space.gutter },
  rule: { marginHorizontal: space.gutter, marginVertical: space.s },
}));
