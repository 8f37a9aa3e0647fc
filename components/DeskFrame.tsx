import { useState } from 'react';
import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { SheetTop } from './SheetTop';
import { makeStyles } from './theme/makeStyles';
import { COLUMN, useLayout } from './theme/useLayout';

interface Props {
  /** A DeskHeader. */
  readonly header: ReactNode;
  /** A CashStrip, or the head of the share matrix. Nothing ever covers it. */
  readonly strip: ReactNode;
  /** The game's own picture. */
  readonly stage: ReactNode;
  /** False when the stage scrolls or pans by itself. */
  readonly stageScrolls?: boolean | undefined;
  /** A LastLine. */
  readonly lastLine?: ReactNode;
  /** An ActionBar with `stacks`. */
  readonly actions?: ReactNode;
  /** Takes the place of the bar: bidding, a pad. */
  readonly panel?: ReactNode;
  /** A Sheet or Dialog: over everything but the strip. */
  readonly sheet?: ReactNode;
  /** Under the accounts on a wide screen: end meter, latest records. */
  readonly rail?: ReactNode;
}

const RAIL = 296;

/** The frame every desk lives in. */
export const DeskFrame = (props: Props) => {
  const { header, strip, stage, stageScrolls = true, lastLine, actions, panel, sheet, rail } = props;
  const styles = useStyles();
  const layout = useLayout();
  const { left, right, bottom } = useSafeAreaInsets();
  const [stripEnd, setStripEnd] = useState(0);
  const [bodyTop, setBodyTop] = useState(0);
  const beside = layout === 'wide' || layout === 'landscape';
  const covered = sheet !== undefined && sheet !== null && sheet !== false;
  const picture = stageScrolls ? (
    <ScrollView
      style={styles.fill}
      contentContainerStyle={styles.grow}
      keyboardShouldPersistTaps="handled"
      tabIndex={0}
    >
      {stage}
    </ScrollView>
  ) : (
    <View style={styles.fill}>{stage}</View>
  );
  const cash = <View pointerEvents={covered ? 'none' : 'auto'}>{strip}</View>;
  return (
    <View style={styles.page} role="main">
      {header}
      {layout !== 'wide' && (
        <View
          style={[layout === 'centred' && styles.column, covered && styles.above]}
          onLayout={({ nativeEvent: { layout: at } }) => setStripEnd(at.y + at.height)}
        >
          {cash}
        </View>
      )}
      {beside ? (
        <View
          style={[styles.side, { paddingLeft: left, paddingRight: right, paddingBottom: bottom }]}
          onLayout={({ nativeEvent: { layout: at } }) => setBodyTop(at.y)}
        >
          {layout === 'wide' && (
            <ScrollView style={styles.rail} contentContainerStyle={styles.grow}>
              {cash}
              {rail}
            </ScrollView>
          )}
          <View style={styles.middle}>
            {picture}
            {layout === 'wide' ? panel && <View style={styles.column}>{panel}</View> : lastLine}
          </View>
          <ScrollView
            style={[styles.right, layout === 'landscape' && panel ? styles.rightBroad : undefined]}
            contentContainerStyle={styles.ends}
          >
            {layout === 'landscape' && panel ? panel : <View>{!panel && actions}</View>}
            {layout === 'wide' && lastLine}
          </ScrollView>
        </View>
      ) : (
        <View style={[styles.fill, layout === 'centred' && styles.column]}>
          {picture}
          {lastLine}
          {panel ?? actions}
        </View>
      )}
      {covered && (
        <View
          style={[styles.over, layout === 'wide' && { left: RAIL, top: bodyTop }]}
          pointerEvents="box-none"
        >
          <SheetTop value={layout === 'wide' ? 0 : stripEnd}>{sheet}</SheetTop>
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color }) => ({
  page: { flex: 1, backgroundColor: color.surface },
  fill: { flex: 1, minHeight: 0 },
  grow: { flexGrow: 1 },
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center' } as const,
  above: { zIndex: 6 },
  over: { position: 'absolute', inset: 0, zIndex: 5 } as const,
  side: { flex: 1, minHeight: 0, flexDirection: 'row' } as const,
  rail: {
    width: RAIL,
    flexGrow: 0,
    flexShrink: 0,
    backgroundColor: color.surfaceRaised,
    borderRightWidth: 1,
    borderRightColor: color.line,
  },
  middle: { flex: 1, minWidth: 0 },
  right: {
    width: 176,
    flexGrow: 0,
    flexShrink: 0,
    backgroundColor: color.surfaceRaised,
    borderLeftWidth: 1,
    borderLeftColor: color.line,
  },
  rightBroad: { width: 360 },
  ends: { flexGrow: 1, justifyContent: 'space-between' } as const,
}));
