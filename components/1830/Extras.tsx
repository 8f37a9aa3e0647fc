import { View } from 'react-native';

import { PRIVATE_DATA } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import type { OperatingRound } from '@/rules/1830/types';

import { SectionHead } from '../SectionHead';
import { DeedRow } from './DeedRow';
import { PrivateLink } from './PrivateLink';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly onOpen: OnOpen;
}

/** What may be done at any time of the turn: buy a private, lay the tile of the C&SL, swap the M&H. */
export const Extras = ({ round, onOpen }: Props) => {
  const { t, tg, offers, send, busy, readOnly } = useBoard();
  const privates = offersOf(offers, 'buy-private');
  const csl = offersOf(offers, 'lay-csl');
  return (
    <View>
      {privates.length + csl.length > 0 && <SectionHead title={tg('desk.anyTime')} />}
      {privates.map(offer => {
        const { private: p } = offer.action;
        const { name, face } = PRIVATE_DATA[p];
        const title = tg('desk.buyPrivate', { company: round.company, private: p });
        const { min = 0, max = 0 } = offer.ask ?? {};
        return (
          <DeedRow
            key={p}
            letters={p}
            title={title}
            detail={tg('desk.privateRange', { name, face, least: min, most: max })}
            disabled={busy || readOnly}
            onPress={() => onOpen({ kind: 'price', offer, title, turn: t.state.turns })}
          />
        );
      })}
      {csl.map(({ action }) => (
        <DeedRow
          key={action.tile}
          letters="C&SL"
          title={tg('desk.layCsl', { tile: action.tile })}
          disabled={busy || readOnly}
          onPress={() => void send(action)}
        />
      ))}
      <PrivateLink onOpen={onOpen} />
    </View>
  );
};
