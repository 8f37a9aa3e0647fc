import { useState } from 'react';
import { View } from 'react-native';

import type { Party } from '@/rules/free-bank/data';
import { useSettings } from '@/store/settings';

import { Button } from '../Button';
import { MoneyPad } from '../MoneyPad';
import { Sheet } from '../Sheet';
import { TableFrame } from '../desk/TableFrame';
import type { DeskProps } from '../desk/types';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { PartyTile } from './PartyTile';
import { PayPanel } from './PayPanel';
import { isSeat, paymentOf, swapped, tapped, USUAL, type Side, type Sides } from './payment';

const NOBODY: Sides = {};

/** Three taps for a usual payment: who pays, who is paid, how much. */
export const Desk = ({ offers }: DeskProps) => {
  const { game, story, seats, party, nameOf, tg, send, readOnly, end } = useDesk();
  const styles = useStyles();
  const { textScale } = useTheme();
  const t = useWords();
  const amounts = useSettings(s => s.amounts[game.id] ?? USUAL);
  const setAmounts = useSettings(s => s.setAmounts);
  const [sides, setSides] = useState(NOBODY);
  const [padOpen, setPadOpen] = useState(false);
  const [fresh, setFresh] = useState<number>();
  const [told, setTold] = useState(story.length);
  // Whatever was booked, here or instead of what was refused: the next payment begins anew.
  if (told !== story.length) {
    setTold(story.length);
    setSides(NOBODY);
    setPadOpen(false);
  }

  const book = async (amount: number) => {
    const payment = paymentOf(sides, amount);
    if (payment === undefined || !(await send(payment))) return;
    setFresh(amounts.includes(amount) ? undefined : amount);
  };
  const remember = (amount: number) => {
    setAmounts(
      game.id,
      [...amounts, amount].sort((a, b) => a - b),
    );
    setFresh(undefined);
  };
  const tap = (side: Side) => setSides(now => tapped(now, side));

  const roleOf = (side: Side) =>
    sides.from === side ? tg('desk.from') : sides.to === side ? tg('desk.to') : undefined;
  const many = seats.length > 6 && textScale < 1.3;
  const tiles: readonly Side[] = [...seats.map(s => s.id).filter(isSeat), 'bank', 'all'];
  const accountOf = (side: Party) => (side === 'bank' ? 'bank' : (`player:${side}` as const));
  const closing = offers.find(o => o.action.type === 'finish');
  const nameIt = (side: Side) => (side === 'all' ? tg('desk.everybody') : nameOf(side));
  const each = sides.from === 'all' || sides.to === 'all';
  return (
    <TableFrame
      stage={
        <View style={styles.stage}>
          <View style={styles.tiles}>
            {tiles.map(side => (
              <PartyTile
                key={side}
                side={side}
                party={side === 'all' ? undefined : party(accountOf(side))}
                name={nameIt(side)}
                role={roleOf(side)}
                paid={sides.to === side}
                width={many ? '33.33%' : '50%'}
                small={many}
                disabled={readOnly || end?.over === true}
                onTap={tap}
              />
            ))}
          </View>
          {closing !== undefined && !readOnly && (
            <Button kind="text" compact title={tg('desk.close')} onPress={() => void send(closing.action)} />
          )}
        </View>
      }
      actions={
        <PayPanel
          sides={sides}
          amounts={amounts}
          fresh={fresh}
          onSwap={() => setSides(swapped)}
          onPick={amount => void book(amount)}
          onOther={() => setPadOpen(true)}
          onRemember={remember}
          onForget={gone =>
            setAmounts(
              game.id,
              amounts.filter(a => a !== gone),
            )
          }
        />
      }
      sheet={
        padOpen &&
        sides.from !== undefined &&
        sides.to !== undefined && (
          <Sheet title={`${nameIt(sides.from)} → ${nameIt(sides.to)}`} onClose={() => setPadOpen(false)}>
            <MoneyPad
              label={t('doing.amount')}
              min={1}
              confirm={amount => tg(each ? 'desk.payEach' : 'desk.pay', { amount })}
              onConfirm={amount => void book(amount)}
            />
          </Sheet>
        )
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  stage: { flexGrow: 1, justifyContent: 'space-between', padding: space.s } as const,
  tiles: { flexDirection: 'row', flexWrap: 'wrap' } as const,
}));
