import { TELEGRAPH_TILES } from '@/rules/railroad-revolution/data';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { ChoiceRow } from './ChoiceRow';
import { CityTiles } from './CityTiles';
import { FigureForm } from './FigureForm';
import { TradeTiles } from './TradeTiles';
import type { Booking } from './useBooking';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly booking: Booking;
}

/** What is printed on the board and not known yet, asked for where it is needed. */
export const AskSheet = ({ t, booking: { asked, answer, forget } }: Props) => {
  const { tg } = useDesk();
  if (asked === undefined) return null;
  const { question } = asked;
  const act = (action: Action) => void answer([{ kind: 'action', action }]);
  switch (question.asks) {
    case 'figures':
      return (
        <FigureForm
          key={JSON.stringify(question.cells)}
          cells={question.cells}
          onClose={forget}
          onSay={changes => void answer(changes.map(change => ({ kind: 'figure', change })))}
        />
      );
    case 'city-tile':
      return (
        <Sheet title={tg('reasons.city-tile-unknown', { city: question.city })} full onClose={forget}>
          <CityTiles
            t={t}
            city={question.city}
            onPick={tile => act({ type: 'city-tile', city: question.city, tile })}
          />
        </Sheet>
      );
    case 'telegraph-tile':
      return (
        <Sheet title={tg('reasons.telegraph-tile-unknown', { area: question.area })} full onClose={forget}>
          {TELEGRAPH_TILES.filter(tile => !Object.values(t.state.telegraphTiles).includes(tile)).map(tile => (
            <ChoiceRow
              key={tile}
              title={bonusWords(tg, t.board.telegraphTiles[tile])}
              onPress={() => act({ type: 'telegraph-tile', area: question.area, tile })}
            />
          ))}
        </Sheet>
      );
    case 'trade-tile':
      return (
        <Sheet title={tg('reasons.trade-tile-unknown')} full onClose={forget}>
          <TradeTiles t={t} onPick={tile => act({ type: 'trade-tile', tile })} />
        </Sheet>
      );
  }
};
