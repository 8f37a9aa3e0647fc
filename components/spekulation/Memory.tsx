import { View } from 'react-native';

import { distancesIn, tilesIn } from '@/rules/spekulation/bags';
import { TILES } from '@/rules/spekulation/data';
import { companyName } from '@/rules/spekulation/preview';
import type { SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { Person } from '../Person';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Stone } from './Stone';

/** What a good memory would know: the tiles still in the bags, and the cards each player has played. */
export const Memory = ({ t }: { readonly t: SpekulationTable }) => {
  const styles = useStyles();
  const { tg, seats } = useDesk();
  const left = tilesIn(t);
  return (
    <View>
      <SectionHead title={tg('desk.inBags')} />
      <View style={styles.row}>
        {TILES.filter(tile => left[tile] > 0).map(tile => (
          <Chip
            key={tile}
            title={left[tile] > 1 ? `${left[tile]} × ${tg(`tiles.${tile}`)}` : tg(`tiles.${tile}`)}
          />
        ))}
        {distancesIn(t).map((n, i) => (
          <Chip key={`${n} ${i}`} tone="brass" title={String(n)} />
        ))}
      </View>
      <SectionHead title={tg('desk.cardsGone')} />
      {seats.map(seat => {
        const gone = t.state.gone[seat.id] ?? [];
        const cards = gone
          .map(c => (c === 'holiday' ? tg('desk.holiday') : companyName(t.board, c)))
          .join(', ');
        return (
          <View
            key={seat.id}
            style={styles.person}
            role="group"
            aria-label={tg('desk.gone', {
              name: seat.name,
              cards: cards === '' ? tg('desk.noneGone') : cards,
            })}
          >
            <Person name={seat.name} initials={seat.initials} color={seat.color} size="m" silent />
            {gone.length === 0 && (
              <AppText variant="label" color="inkFaint" silent>
                {tg('desk.noneGone')}
              </AppText>
            )}
            {gone.map(card =>
              card === 'holiday' ? (
                <Chip key={card} title={tg('desk.holidayShort')} />
              ) : (
                <Stone key={card} board={t.board} company={card} size="xs" silent />
              ),
            )}
          </View>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  person: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    paddingHorizontal: space.gutter,
  } as const,
}));
