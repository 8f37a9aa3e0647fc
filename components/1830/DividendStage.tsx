import { View } from 'react-native';

import { TRAIN_DATA } from '@/rules/1830/data';
import { dividendChoices, type DividendChoice } from '@/rules/1830/preview';
import { inOffering } from '@/rules/1830/reading';
import type { OperatingRound } from '@/rules/1830/types';
import { company as companyAccount } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Compare } from '../Compare';
import type { CompareRow, CompareSide } from '../CompareColumn';
import { MoneyText } from '../MoneyText';
import { PartyMark } from '../PartyMark';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly onPaid: () => void;
}

/** §20.3: pay out or withhold, side by side with everything that follows. */
export const DividendStage = ({ round, onPaid }: Props) => {
  const { t, tg, seats, party, send, undo, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { company, revenue } = round;
  const choices = dividendChoices(t, company, revenue);
  const own = companyAccount(company);
  const got = (choice: DividendChoice, account: string) =>
    choice.lines.find(l => l.account === account)?.amount;
  const holders = seats.filter(s => got(choices.pay, s.account) !== undefined);
  const unsold = inOffering(t, company);
  const rowsOf = (choice: DividendChoice, paying: boolean): readonly CompareRow[] => [
    ...holders.map(({ account, name }) => ({
      words: name,
      mark: <PartyMark party={party(account)} silent />,
      amount: got(choice, account) ?? null,
      tone: 'change' as const,
    })),
    { words: tg(paying ? 'desk.poolTo' : 'desk.treasury', { company }), amount: got(choice, own) ?? null },
    ...(unsold > 0 ? [{ words: tg('desk.unsold'), value: paying ? tg('desk.staysInBank') : '–' }] : []),
  ];
  const remarkOf = ({ train, affordable, treasury }: DividendChoice): CompareSide['remark'] => {
    if (train === undefined) return undefined;
    const { price } = TRAIN_DATA[train];
    return affordable
      ? { words: tg('desk.enoughFor', { train, price }), tone: 'gain' }
      : { words: tg('desk.shortOf', { train, price, short: price - treasury }), tone: 'warn' };
  };
  const sideOf = (choice: DividendChoice, paying: boolean): CompareSide => ({
    title: tg(paying ? 'desk.payOut' : 'desk.withhold'),
    way: paying ? 'gain' : 'loss',
    move: { from: String(choice.from), to: String(choice.to) },
    rows: rowsOf(choice, paying),
    result: { words: tg('desk.treasuryAfter'), amount: choice.treasury },
    remark: remarkOf(choice),
    likely: paying,
    button: {
      title: tg(paying ? 'desk.payOut' : 'desk.withhold'),
      disabled: busy || readOnly,
      onPress: () => {
        if (paying) void send({ type: 'pay-out', company }).then(ok => ok && onPaid());
        else void send({ type: 'withhold', company });
      },
    },
  });
  return (
    <View style={styles.box}>
      <View style={styles.head}>
        <View>
          <AppText variant="label" color="inkSoft">
            {tg('desk.revenue')}
          </AppText>
          <Button
            compact
            kind="text"
            icon="edit"
            title={tg('desk.change')}
            disabled={busy || readOnly}
            onPress={() => void undo()}
          />
        </View>
        <MoneyText amount={revenue} size="huge" />
      </View>
      <Compare sides={[sideOf(choices.pay, true), sideOf(choices.withhold, false)]} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { paddingVertical: space.s, gap: space.s },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: space.gutter,
  } as const,
}));
