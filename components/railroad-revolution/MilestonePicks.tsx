import type { PlayerId } from '@/rules/kernel/ledger';
import { pile } from '@/rules/railroad-revolution/apply/turn-end';
import { startLetters } from '@/rules/railroad-revolution/apply/milestone';
import type { Action, Letter, RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { ChoiceRow } from './ChoiceRow';
import { milestoneWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly letter: Letter;
  readonly title: string;
  readonly book: (action: Action) => void;
}

/** The tiles of a stack by what is printed on them; one that nobody has described yet stands for itself. */
export const MilestonePicks = ({ t, by, letter, title, book }: Props) => {
  const { tg } = useDesk();
  const stack = pile(t, letter);
  const described = stack.filter(id => t.board.milestones[id]?.conditions !== null);
  const [blank] = stack.filter(id => !described.includes(id));
  const drawn = !startLetters(t, by).includes(letter) && t.options.milestones === 'three';
  const pointsOf = (count: number | null) => (count === null ? '?' : tg('desk.pointsOf', { count }));
  const take = (milestone: string) => book({ type: 'take-milestone', by, milestone });
  return (
    <>
      <SectionHead title={title} detail={drawn ? tg('desk.drawThree') : undefined} />
      {described.map(id => (
        <ChoiceRow
          key={id}
          title={tg('desk.milestone', { milestone: id })}
          lines={[milestoneWords(tg, t.board.milestones[id])]}
          aside={<AppText variant="bodyStrong">{pointsOf(t.board.milestones[id]?.points ?? null)}</AppText>}
          onPress={() => take(id)}
        />
      ))}
      {blank !== undefined && (
        <ChoiceRow
          title={tg('desk.newMilestone')}
          lines={[tg('desk.describeLater')]}
          onPress={() => take(blank)}
        />
      )}
    </>
  );
};
