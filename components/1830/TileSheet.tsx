import { useState } from 'react';
import { View } from 'react-native';

import { TILES, type FieldId, type TileId } from '@/rules/1830/data';
import { tileFields } from '@/rules/1830/desk';
import { tilesFor } from '@/rules/1830/tiles';
import { tilesLeft } from '@/rules/1830/apply/track';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Pick } from '../Pick';
import { Sheet } from '../Sheet';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** Field and tile by name: the row of the map, the field, the tile; the bank knows what it costs. */
export const TileSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, tg, send, busy } = useBoard();
  const styles = useStyles();
  const [letter, setLetter] = useState<string>();
  const [field, setField] = useState<FieldId>();
  const [tile, setTile] = useState<TileId>();
  const { round } = t.state;
  if (round.name !== 'operating') return null;
  const fields = tileFields(t);
  const letters = [...new Set(fields.map(f => f.charAt(0)))];
  const fit = field === undefined ? undefined : tilesFor(t, field);
  const lay = () => {
    if (field === undefined || tile === undefined || fit === undefined) return;
    const action = { type: 'lay-track', company: round.company, cost: money(fit.cost), field, tile } as const;
    void send(action).then(ok => ok && onClose());
  };
  return (
    <Sheet
      title={tg('desk.whichTile')}
      onClose={onClose}
      footer={
        <Button
          flex={1}
          title={
            field === undefined || tile === undefined
              ? tg('desk.chooseTile')
              : tg('desk.layTile', { tile, field, cost: fit?.cost ?? 0 })
          }
          disabled={tile === undefined || busy}
          onPress={lay}
        />
      }
    >
      <View style={styles.box}>
        <View style={styles.picks}>
          {letters.map(l => (
            <Pick
              key={l}
              basis={44}
              label={tg('desk.mapRow', { letter: l })}
              selected={l === letter}
              onPress={() => {
                setLetter(l);
                setField(undefined);
                setTile(undefined);
              }}
            >
              <AppText variant="bodyStrong">{l}</AppText>
            </Pick>
          ))}
        </View>
        <View style={styles.picks}>
          {fields
            .filter(f => f.charAt(0) === letter)
            .map(f => (
              <Pick
                key={f}
                basis={100}
                label={`${f} ${t.board[f].name}`.trim()}
                selected={f === field}
                onPress={() => {
                  setField(f);
                  setTile(undefined);
                }}
              >
                <AppText variant="label">
                  {[f, t.board[f].name, t.state.tiles[f] !== undefined && `#${t.state.tiles[f]}`]
                    .filter(Boolean)
                    .join(' ')}
                </AppText>
              </Pick>
            ))}
        </View>
        {fit !== undefined && fit.tiles.length === 0 && (
          <AppText color="inkSoft">{tg('desk.noTileFits')}</AppText>
        )}
        <View style={styles.picks}>
          {fit?.tiles.map(id => (
            <Pick
              key={id}
              basis={92}
              label={tg('desk.tileNumber', { tile: id })}
              selected={id === tile}
              onPress={() => setTile(id)}
            >
              <AppText variant="bodyStrong">{`#${id}`}</AppText>
              <AppText variant="caption" color="inkSoft">
                {`${tg(`desk.${TILES[id].colour}`)} ×${tilesLeft(t, id)}`}
              </AppText>
            </Pick>
          ))}
        </View>
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { paddingHorizontal: space.gutter, gap: space.m },
  picks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs } as const,
}));
