import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { byArea, left, unknownArea } from '@/rules/railroad-revolution/pieces';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { LeaderRow } from '../LeaderRow';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

/** The eight areas of the player's board: buildings and rails left, the logo as a thick edge. */
export const AreaRow = ({ t, id }: { readonly t: RailTable; readonly id: PlayerId }) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const all = tg('desk.pieces', { buildings: left(t, id, 'building'), rails: left(t, id, 'rail') });
  if (unknownArea(t.board) !== undefined) return <LeaderRow words={tg('desk.piecesLeft')} value={all} />;
  const buildings = byArea(t, id, 'building');
  const rails = byArea(t, id, 'rail');
  return (
    <>
      <LeaderRow words={tg('desk.piecesLeft')} value={all} />
      <View style={styles.row}>
        {buildings.map((n, i) => (
          <View
            key={i}
            style={[styles.area, i + 1 === t.board.logo && styles.logo]}
            accessible
            role="group"
            aria-label={`${tg('desk.area', { area: i + 1 })}: ${tg('desk.pieces', { buildings: n, rails: rails[i] ?? 0 })}`}
          >
            <AppText variant="caption" color="inkSoft">
              {String(t.board.areas[i]?.value ?? '?')}
            </AppText>
            <AppText variant="label">{`${n} · ${rails[i] ?? 0}`}</AppText>
          </View>
        ))}
      </View>
    </>
  );
};

const useStyles = makeStyles(({ color, stroke }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 4 } as const,
  area: {
    flexGrow: 1,
    flexBasis: 40,
    alignItems: 'center',
    paddingVertical: 4,
    borderRightWidth: stroke.hair,
    borderRightColor: color.line,
  } as const,
  logo: { borderRightWidth: 4, borderRightColor: color.accentText },
}));
