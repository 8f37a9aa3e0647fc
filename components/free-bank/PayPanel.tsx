import { useDeferredValue, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { UsualAmounts } from './UsualAmounts';
import type { Side, Sides } from './payment';

interface Props {
  readonly sides: Sides;
  readonly amounts: readonly number[];
  /** An amount just paid that is not among the usual ones. */
  readonly fresh?: number | undefined;
  readonly onSwap: () => void;
  readonly onPick: (amount: number) => void;
  readonly onOther: () => void;
  readonly onRemember: (amount: number) => void;
  readonly onForget: (amount: number) => void;
}

/** Who pays whom, and how much: the last of three taps. */
export const PayPanel = (props: Props) => {
  const { sides, amounts, fresh, onSwap, onPick, onOther, onRemember, onForget } = props;
  const { tg, nameOf, busy } = useDesk();
  const t = useWords();
  const [forgetting, setForgetting] = useState(false);
  const styles = useStyles();
  const { bottom } = useSafeAreaInsets();
  const name = (side: Side) => (side === 'all' ? tg('desk.everybody') : nameOf(side));
  const { from, to } = sides;
  const ready = from !== undefined && to !== undefined;
  // The tile that was tapped answers first; the row of amounts follows a moment later.
  const open = useDeferredValue(ready && !busy);
  const asks =
    from === undefined
      ? tg('desk.chooseFrom')
      : to === undefined
        ? tg('desk.chooseTo')
        : tg('desk.chooseAmount');
  return (
    <View style={[styles.panel, { paddingBottom: Math.max(bottom, 10) }]}>
      <View style={styles.line}>
        <AppText
          live
          variant={ready ? 'displayS' : 'body'}
          color={ready ? 'ink' : 'inkSoft'}
          style={styles.words}
        >
          {from === undefined ? asks : `${name(from)} → ${to === undefined ? '…' : name(to)}`}
        </AppText>
        {from !== undefined && !ready && (
          <AppText variant="label" color="inkSoft">
            {asks}
          </AppText>
        )}
        {ready && <IconButton icon="swap" label={tg('desk.swap')} onPress={onSwap} haptic="light" />}
        {from === undefined && (
          <IconButton
            icon={forgetting ? 'check' : 'edit'}
            label={forgetting ? t('common.done') : `${tg('desk.usual')}: ${t('common.edit')}`}
            color="inkSoft"
            size={20}
            onPress={() => setForgetting(!forgetting)}
          />
        )}
        {from === undefined && fresh !== undefined && (
          <Button
            kind="text"
            compact
            icon="plus"
            title={tg('desk.remember', { amount: fresh })}
            onPress={() => onRemember(fresh)}
          />
        )}
      </View>
      <UsualAmounts
        amounts={amounts}
        onPick={open ? onPick : undefined}
        onOther={open ? onOther : undefined}
        onForget={forgetting && from === undefined ? onForget : undefined}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  panel: {
    gap: space.xs,
    paddingTop: space.xs,
    paddingHorizontal: space.m,
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderTopColor: color.line,
  },
  line: { minHeight: space.touch, flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  words: { flex: 1, minWidth: 0 },
}));
