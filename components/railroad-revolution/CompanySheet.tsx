import { View } from 'react-native';

import { player, type PlayerId } from '@/rules/kernel/ledger';
import { LOCOMOTIVES, TRACKS } from '@/rules/railroad-revolution/data';
import {
  cash,
  companyOf,
  faces,
  onBoard,
  promoted,
  shares,
  workersAt,
} from '@/rules/railroad-revolution/pieces';
import { scoreLines, scoreOf, wealthOf } from '@/rules/railroad-revolution/score';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { LeaderRow } from '../LeaderRow';
import { Rule } from '../Rule';
import { SectionHead } from '../SectionHead';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { AreaRow } from './AreaRow';
import { WorkerCount } from './WorkerCount';
import { bonusWords, milestoneWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly id: PlayerId;
  readonly onClose: () => void;
}

/** One company: the score with every line explained, then all it owns. */
export const CompanySheet = ({ t, id, onClose }: Props) => {
  const styles = useStyles();
  const { tg, nameOf } = useDesk();
  const money = useMoney();
  const c = companyOf(t, id);
  const list = (words: readonly string[]): string => (words.length === 0 ? '–' : words.join(', '));
  return (
    <Sheet title={tg('desk.scoreOf', { name: nameOf(id) })} full onClose={onClose}>
      <View style={styles.body}>
        {scoreLines(t, id).map((line, i) => (
          <LeaderRow
            key={i}
            words={tg(`worth.${line.of}`, line.params)}
            value={line.needs === undefined ? String(line.amount) : '?'}
          />
        ))}
        <Rule />
        <LeaderRow words={tg('desk.total')} value={String(scoreOf(t, id))} />
        <LeaderRow
          words={tg('desk.tieBreak')}
          detail={tg('desk.tieBreakSum', { cash: money(cash(t, id)), n: shares(t, id) })}
          amount={wealthOf(t, id)}
        />
      </View>
      <SectionHead title={tg('desk.owns')} />
      <View style={styles.body}>
        <WorkerCount words={tg('desk.from.supply')} workers={workersAt(t, player(id))} />
        <WorkerCount words={tg('desk.from.board')} workers={workersAt(t, onBoard(id))} />
        <AreaRow t={t} id={id} />
        {LOCOMOTIVES.map(loco => {
          const { up, down } = faces(t, id, loco);
          return up + down === 0 ? null : (
            <LeaderRow
              key={loco}
              words={tg('desk.locomotiveOf', { bonus: bonusWords(tg, t.board.locomotives[loco]) })}
              value={tg('desk.faces', { up, down })}
            />
          );
        })}
        {c.hand.map(m => (
          <LeaderRow
            key={m}
            words={tg('desk.milestone', { milestone: m })}
            detail={milestoneWords(tg, t.board.milestones[m])}
            value={list(promoted(t, m).map(w => tg(`colours.${w}`)))}
          />
        ))}
        {TRACKS.map(track => (
          <LeaderRow key={track} words={tg('desk.trackAt', { track })} value={String(c.tracks[track])} />
        ))}
        <LeaderRow words={tg('desk.cities')} detail={list(c.cities)} value={String(c.cities.length)} />
        <LeaderRow words={tg('desk.stations')} detail={list(c.stations)} value={String(c.stations.length)} />
        <LeaderRow
          words={tg('desk.offices')}
          detail={list(c.offices.map(String))}
          value={String(c.offices.length)}
        />
        <LeaderRow
          words={tg('desk.railsLaid')}
          detail={tg('desk.railsTrade', { n: c.rails.filter(r => r.trade).length })}
          value={String(c.rails.length + 1)}
        />
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  body: { gap: 2, paddingHorizontal: space.gutter, paddingBottom: space.l },
}));
