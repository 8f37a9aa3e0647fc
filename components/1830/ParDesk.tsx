import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { TableFrame } from '../desk/TableFrame';
import { makeStyles } from '../theme/makeStyles';
import { DeskSheet } from './DeskSheet';
import { Market } from './Market';
import { ParPicks } from './ParPicks';
import { Rail } from './Rail';
import { stillOpen, type Opened } from './open';
import { useBoard } from './useBoard';
import { useStrip } from './useStrip';

/** §8.1: the owner of the B&O private names the par of the B&O. */
export const ParDesk = () => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const strip = useStrip();
  const [opened, setOpened] = useState<Opened>();
  const open = stillOpen(opened, t.state.turns);
  return (
    <TableFrame
      strip={strip}
      rail={<Rail />}
      sheet={open && <DeskSheet opened={open} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
      stage={
        <View>
          <View style={styles.box}>
            <AppText color="inkSoft">{tg('desk.parHelp')}</AppText>
            <ParPicks company="bo" />
          </View>
          <Market onOpen={setOpened} />
        </View>
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({ box: { padding: space.gutter, gap: space.m } }));
