import { useState } from 'react';
import { View } from 'react-native';

import { Segment } from '../Segment';
import { Sheet } from '../Sheet';
import { makeStyles } from '../theme/makeStyles';
import { OrderTab } from './OrderTab';
import { TilesTab } from './TilesTab';
import { TrainsTab } from './TrainsTab';
import { WorthTab } from './WorthTab';
import { TABS, type OnOpen, type Tab } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly initial: Tab;
  readonly onOpen: OnOpen;
  readonly onClose: () => void;
}

/** What everybody asks the bank: worth, order, trains and phases, tiles. */
export const BookSheet = ({ initial, onOpen, onClose }: Props) => {
  const { tg } = useBoard();
  const styles = useStyles();
  const [tab, setTab] = useState(initial);
  return (
    <Sheet title={tg(`desk.${tab}`)} full onClose={onClose}>
      <View style={styles.tabs}>
        <Segment
          label={tg('desk.show')}
          options={TABS.map(value => ({ value, title: tg(`desk.${value}`) }))}
          value={tab}
          onChange={setTab}
        />
      </View>
      {tab === 'worth' && <WorthTab />}
      {tab === 'order' && <OrderTab onOpen={onOpen} />}
      {tab === 'trains' && <TrainsTab />}
      {tab === 'tiles' && <TilesTab />}
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  tabs: { paddingHorizontal: space.gutter, paddingBottom: space.s },
}));
