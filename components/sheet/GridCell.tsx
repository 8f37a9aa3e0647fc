import { memo } from 'react';

import { AppText } from '../AppText';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';
import { Swatch } from './Swatch';

interface Props {
  readonly game: string;
  readonly label: string;
  readonly text: string;
  /** The raw choice, for cells that stand for a colour. */
  readonly choice?: string | undefined;
  readonly here: boolean;
  readonly wrong: boolean;
  readonly number: boolean;
  readonly width?: number | undefined;
  readonly onPress: () => void;
}

/** One figure of the grid: a tap makes it the one that the keys fill. */
export const GridCell = memo(function GridCell(props: Props) {
  const { game, label, text, choice, here, wrong, number, width, onPress } = props;
  const styles = useStyles();
  return (
    <Touch
      label={label}
      selected={here}
      onPress={onPress}
      style={[
        styles.cell,
        width === undefined ? styles.flex : { width: width + 1 },
        wrong && styles.wrong,
        here && styles.here,
      ]}
    >
      {choice !== undefined && <Swatch game={game} livery={choice} />}
      <AppText
        variant={number ? 'moneyTable' : 'body'}
        align={number ? 'center' : 'left'}
        color={number && text.startsWith('−') ? 'loss' : 'ink'}
        numberOfLines={1}
        silent
      >
        {text}
      </AppText>
    </Touch>
  );
});

const useStyles = makeStyles(({ color, grow, stroke }) => ({
  cell: {
    height: grow(40, 1.6),
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 2,
    borderRightWidth: stroke.line,
    borderLeftWidth: stroke.line,
    marginLeft: -stroke.line,
    borderBottomWidth: stroke.line,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  flex: { flex: 1, justifyContent: 'flex-start', paddingHorizontal: 10 } as const,
  wrong: { backgroundColor: color.brassSoft },
  here: { boxShadow: `inset 0 0 0 2px ${color.focus}` },
}));
