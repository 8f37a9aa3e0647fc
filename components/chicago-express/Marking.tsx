import { useState } from 'react';
import { View } from 'react-native';

import { RAILROADS, type HexId, type Railroad } from '@/rules/chicago-express/data';
import { looseHouses, looseLocomotives } from '@/rules/chicago-express/reading';
import type { Offer } from '@/rules/kernel/action';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Pick } from '../Pick';
import { Plate } from '../Plate';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { HexSheet } from './HexSheet';
import { MapStage, useScrolls } from './MapStage';
import { GAME } from './look';
import { useExpress } from './useExpress';

interface Props {
  readonly offers: readonly Offer[];
  readonly onDone: () => void;
}

const HOUSES = 'house';

/** Shows the map where the pieces stand that were booked without it. */
export const Marking = ({ offers, onDone }: Props) => {
  const { tg, nameOf, send } = useDesk();
  const t = useExpress();
  const scrolls = useScrolls();
  const styles = useStyles();
  const loose = RAILROADS.filter(r => looseLocomotives(t, r) > 0);
  const houses = looseHouses(t);
  const [picked, setPicked] = useState<Railroad | typeof HOUSES>();
  const [asked, setAsked] = useState<HexId>();
  const what =
    loose.find(r => r === picked) ?? (picked === HOUSES && houses > 0 ? HOUSES : (loose[0] ?? HOUSES));
  const here = offers.filter(({ action }) =>
    what === HOUSES
      ? action.type === 'mark-house'
      : action.type === 'mark-locomotive' && action['railroad'] === what,
  );
  const hexes = t.board.all.filter(hex => here.some(o => o.action['hex'] === hex.id));
  const mark = (hex: HexId) => {
    const offer = here.find(o => o.action['hex'] === hex);
    if (offer) void send(offer.action);
  };
  return (
    <TableFrame
      title={tg('desk.marking')}
      stageScrolls={scrolls}
      stage={
        <MapStage
          table={t}
          marks={hexes.map(({ id }) => ({
            id,
            label: tg(what === HOUSES ? 'offers.mark-house' : 'offers.mark-locomotive', {
              railroad: what,
              hex: id,
            }),
          }))}
          builder={what === HOUSES ? undefined : what}
          onMark={mark}
          onOther={setAsked}
          above={
            <View style={styles.row}>
              {loose.map(r => (
                <Pick
                  key={r}
                  label={`${nameOf(r)}, ${looseLocomotives(t, r)}`}
                  selected={what === r}
                  onPress={() => setPicked(r)}
                >
                  <Plate game={GAME} company={r} name={nameOf(r)} size="s" silent />
                  <AppText variant="money">{String(looseLocomotives(t, r))}</AppText>
                </Pick>
              ))}
              {houses > 0 && (
                <Pick
                  label={tg('desk.looseHouses', { count: houses })}
                  selected={what === HOUSES}
                  onPress={() => setPicked(HOUSES)}
                >
                  <Icon name="house" size={20} />
                  <AppText variant="money">{String(houses)}</AppText>
                </Pick>
              )}
            </View>
          }
        />
      }
      actions={
        <ActionBar stacks note={tg('desk.markHelp')}>
          <Button flex={1} title={tg('desk.done')} onPress={onDone} />
        </ActionBar>
      }
      sheet={asked && <HexSheet hex={asked} table={t} onClose={() => setAsked(undefined)} />}
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, padding: space.s } as const,
}));
