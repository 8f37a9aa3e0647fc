import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { HIRE_PRICE, SHARE_PRICE } from '@/rules/railroad-revolution/data';
import { commonSupply, shares } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { SectionHead } from '../SectionHead';
import { Segment } from '../Segment';
import { Sheet } from '../Sheet';
import { Stepper } from '../Stepper';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { WorkerPicks } from './WorkerPicks';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly book: (action: Action) => void;
  readonly onClose: () => void;
}

/** What anybody may do at any time: sell shares, hire a worker. */
export const AnyTimeSheet = ({ t, by, book, onClose }: Props) => {
  const styles = useStyles();
  const { tg, seats } = useDesk();
  const money = useMoney();
  const [who, setWho] = useState<string>(by);
  const [count, setCount] = useState(1);
  const id = seats.find(s => s.id === who)?.id ?? by;
  const held = shares(t, id);
  const n = Math.min(count, Math.max(1, held));
  return (
    <Sheet title={tg('desk.anyTime')} onClose={onClose}>
      <View style={styles.body}>
        <View style={styles.inset}>
          <Segment
            label={tg('desk.who')}
            options={seats.map(s => ({ value: s.id as string, title: s.name }))}
            value={id}
            onChange={setWho}
          />
        </View>
        <SectionHead title={tg('desk.sellShares')} detail={tg('desk.held', { n: held })} />
        <View style={styles.inset}>
          <Stepper
            label={tg('desk.shares')}
            value={n}
            min={1}
            max={Math.max(1, held)}
            lessLabel={tg('desk.less')}
            moreLabel={tg('desk.more')}
            onChange={setCount}
          />
          <Button
            title={tg('desk.sellFor', { n, amount: money(n * SHARE_PRICE, { change: true }) })}
            disabled={held === 0}
            onPress={() => book({ type: 'sell-shares', by: id, count: n })}
          />
        </View>
        <SectionHead title={tg('desk.hire')} detail={money(-HIRE_PRICE)} />
        <WorkerPicks
          label={tg('desk.hire')}
          counts={commonSupply(t)}
          onPick={colour => book({ type: 'hire', by: id, colour })}
        />
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  body: { gap: space.s, paddingBottom: space.m },
  inset: { gap: space.s, paddingHorizontal: space.gutter },
}));
