import { View } from 'react-native';

import { CARDS, type Card } from '@/rules/spekulation/data';
import { companySaid } from '@/rules/spekulation/preview';
import type { Board } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { Stone } from './Stone';

interface Props {
  readonly board: Board;
  /** Left out: all nine, Bank Holiday among them. */
  readonly cards?: readonly Card[] | undefined;
  readonly disabled?: ((card: Card) => boolean) | undefined;
  readonly selected?: Card | undefined;
  readonly onPress: (card: Card) => void;
}

/** The cards of one player as tiles: the eight companies and Bank Holiday. */
export const CardTiles = ({ board, cards = CARDS, disabled, selected, onPress }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const { grow } = useTheme();
  return (
    <View style={styles.tiles}>
      {cards.map(card => (
        <Pick
          key={card}
          basis={grow(cards.length < CARDS.length ? 78 : 60, 1.4)}
          label={card === 'holiday' ? tg('desk.holiday') : companySaid(board, card)}
          selected={selected === card}
          disabled={disabled?.(card)}
          onPress={() => onPress(card)}
        >
          {card === 'holiday' ? (
            <AppText variant="caption" align="center" silent>
              {tg('desk.holidayShort')}
            </AppText>
          ) : (
            <Stone board={board} company={card} size="m" faded={disabled?.(card)} silent />
          )}
        </Pick>
      ))}
    </View>
  );
};

const useStyles = makeStyles(() => ({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const,
}));
