import { useState } from 'react';
import { View } from 'react-native';

import { spekulation } from '@/rules/spekulation';
import type { CompanyId } from '@/rules/spekulation/data';
import { positionChoices, whatIf } from '@/rules/spekulation/preview';
import { place } from '@/rules/spekulation/track';
import type { SpekulationTable, Track } from '@/rules/spekulation/types';

import { Button } from '../Button';
import { TableFrame } from '../desk/TableFrame';
import type { DeskProps } from '../desk/types';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Actions } from './Actions';
import { DrawnTiles } from './DrawnTiles';
import { Holdings } from './Holdings';
import { Memory } from './Memory';
import { PriceLists } from './PriceLists';
import { Quotes } from './Quotes';
import { RaceTrack } from './RaceTrack';
import { Tool } from './Tool';
import { TradeRound } from './TradeRound';
import { WhatIf } from './WhatIf';

/** The track that what has been entered so far would lead to. */
const thoughtOf = (t: SpekulationTable, picked: CompanyId | undefined): Track | undefined => {
  const { phase } = t.state;
  if (phase.name === 'cards') return whatIf(t, phase.played, phase.drawn.distance).track;
  if (phase.name !== 'position' || picked === undefined) return undefined;
  const choice = positionChoices(t, phase.step).find(c => c.company === picked);
  return choice && place(t.state, picked, choice.to);
};

/** Track, prices and holdings; below them whatever the turn asks for. */
export const Desk = ({ table }: DeskProps) => {
  const t = spekulation.open(table);
  const styles = useStyles();
  const { tg } = useDesk();
  const { phase, turnNo } = t.state;
  const [open, setOpen] = useState<'if' | 'lists'>();
  const [memory, setMemory] = useState(t.options.memory);
  const [pick, setPick] = useState<{ readonly turnNo: number; readonly company: CompanyId }>();
  const picked = phase.name === 'position' && pick?.turnNo === turnNo ? pick.company : undefined;
  const choices = phase.name === 'position' ? positionChoices(t, phase.step) : [];
  const thought = thoughtOf(t, picked);
  const track = thought ?? t.state;
  const close = () => setOpen(undefined);
  return (
    <TableFrame
      aside={'drawn' in phase ? <DrawnTiles drawn={phase.drawn} /> : undefined}
      stage={
        <View style={styles.stage}>
          <RaceTrack board={t.board} track={track} before={thought && t.state} />
          {phase.name === 'trade' && <TradeRound t={t} phase={phase} />}
          <Quotes
            t={t}
            track={track}
            choices={choices}
            picked={picked}
            tools={
              <>
                <Tool words={tg('desk.whatIf')} onPress={() => setOpen('if')} />
                <Tool words={tg('desk.lists')} onPress={() => setOpen('lists')} />
              </>
            }
            onPick={phase.name === 'position' ? company => setPick({ turnNo, company }) : undefined}
          />
          <Holdings t={t} track={track} />
          {memory && <Memory t={t} />}
          <Button
            kind="text"
            compact
            title={tg(memory ? 'desk.memoryOff' : 'desk.memoryOn')}
            onPress={() => setMemory(!memory)}
          />
        </View>
      }
      actions={<Actions t={t} memory={memory} choices={choices} picked={picked} />}
      sheet={
        open === 'if' ? (
          <WhatIf t={t} onClose={close} />
        ) : open === 'lists' ? (
          <PriceLists t={t} onClose={close} />
        ) : undefined
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  stage: { paddingBottom: space.xl },
}));
