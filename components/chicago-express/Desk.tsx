import { useState } from 'react';

import type { HexId, Railroad } from '@/rules/chicago-express/data';
import { RAILROADS } from '@/rules/chicago-express/data';
import { sharesHeld } from '@/rules/chicago-express/reading';
import { playerOf, type Account } from '@/rules/kernel/ledger';

import { TableFrame } from '../desk/TableFrame';
import type { DeskProps } from '../desk/types';
import { useDesk } from '../desk/useDesk';
import { Bidding } from './Bidding';
import { CompanySheet } from './CompanySheet';
import { Developing } from './Developing';
import { Dials } from './Dials';
import { EndMeters } from './EndMeters';
import { Expanding } from './Expanding';
import { HexSheet } from './HexSheet';
import { Marking } from './Marking';
import { OfferBar } from './OfferBar';
import { Overview } from './Overview';
import { PayoutCover } from './PayoutCover';
import { PlateRow } from './PlateRow';
import { WordDevelopment } from './WordDevelopment';
import { WordExpansion } from './WordExpansion';
import { useBooking } from './useBooking';
import { useExpress } from './useExpress';

type Asked = { readonly hex: HexId } | { readonly railroad: Railroad };

/** Chicago Express: one stage for each phase, and the payout card over all of them. */
export const Desk = ({ offers }: DeskProps) => {
  const { readOnly, end, tg } = useDesk();
  const t = useExpress();
  const { waiting, book, pay, notYet } = useBooking();
  const [asked, setAsked] = useState<Asked>();
  const [marking, setMarking] = useState(false);
  const { phase, map, turns } = t.state;
  const cover = waiting && <PayoutCover waiting={waiting} onPay={pay} onClose={notYet} />;
  const close = () => setAsked(undefined);

  if (!readOnly && end?.over !== true) {
    const stage = { book, cover };
    if (marking && offers.some(o => o.action.type.startsWith('mark-')))
      return <Marking offers={offers} onDone={() => setMarking(false)} />;
    if (phase.name === 'opening' || phase.name === 'bidding')
      return <Bidding auction={phase.auction} {...stage} />;
    if (phase.name === 'expand')
      return map ? (
        <Expanding key={`${turns} ${phase.hexes.length}`} phase={phase} {...stage} />
      ) : (
        <WordExpansion key={turns} phase={phase} {...stage} />
      );
    if (phase.name === 'develop')
      return map ? (
        <Developing key={turns} phase={phase} {...stage} />
      ) : (
        <WordDevelopment key={turns} phase={phase} {...stage} />
      );
  }
  const heldBy = (account: string) => {
    const id = playerOf(account as Account);
    return id && <PlateRow railroads={RAILROADS.filter(r => sharesHeld(t, id, r) > 0)} />;
  };
  return (
    <TableFrame
      stage={
        <Overview
          onHex={hex => setAsked({ hex })}
          onCompany={railroad => setAsked({ railroad })}
          onMark={() => setMarking(true)}
        />
      }
      rail={<EndMeters />}
      detail={heldBy}
      cover={cover}
      title={phase.name === 'offer' ? tg('desk.offering') : undefined}
      actions={
        phase.name === 'offer' ? (
          <OfferBar by={phase.turn} book={book} />
        ) : (
          phase.name === 'turn' && <Dials by={phase.turn} book={book} />
        )
      }
      sheet={
        asked &&
        ('hex' in asked ? (
          <HexSheet hex={asked.hex} table={t} onClose={close} />
        ) : (
          <CompanySheet railroad={asked.railroad} onClose={close} />
        ))
      }
    />
  );
};
