import { useMemo, useRef, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Game } from '@/rules/kernel/game';
import { blankSheet, hasBlankRow, type CellRef, type Sheet, type SheetSpec } from '@/rules/kernel/sheet';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { SectionHead } from '../SectionHead';
import { useGameWords, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { COLUMN, useLayout } from '../theme/useLayout';
import { CellPad } from './CellPad';
import { TableGrid } from './TableGrid';
import { sheetNames } from './names';
import { useCells } from './useCells';

interface Props {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly onKeep: (sheet: Sheet) => void;
  /** The cell to begin at: the one that was named as missing. */
  readonly first?: CellRef | undefined;
  /** What can be done once nothing is missing. */
  readonly done?: { readonly title: string; readonly onPress: () => void } | undefined;
  readonly grows?: boolean | undefined;
}

const GUTTERS = 32;
const ABOVE = 96;

/** The same sheet with its lines as they are. */
const fixed = ({ tables, ...rest }: SheetSpec): SheetSpec => ({
  ...rest,
  tables: tables.map(({ grows, ...table }) => (grows === 'by-name' ? { ...table, grows } : table)),
});

/** Fills the sheet of any game: a tap on a cell brings its keys, and what is missing is one tap away. */
export const SheetEditor = ({ game, sheet, onKeep, first, done, grows = true }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const tg = useGameWords(game.id);
  const { bottom } = useSafeAreaInsets();
  const side = useLayout() === 'landscape';
  const scroll = useRef<ScrollView>(null);
  const tops = useRef<Record<string, number>>({});
  const page = useWindowDimensions().width;
  const [room, setRoom] = useState(page);
  const width = Math.min(COLUMN, room) - GUTTERS;
  const spec = useMemo(() => (grows ? game.sheet : fixed(game.sheet)), [game, grows]);
  const cells = useCells(spec, sheet, onKeep, first);
  const names = sheetNames(t, tg, game.sheet, sheet);
  const missing = game.missing(sheet);
  const [gap] = missing;
  const asks = gap !== undefined && game.missing(blankSheet(game.sheet)).length > 0;
  const goTo = (ref: CellRef) => {
    cells.select(ref.row === '' ? undefined : ref);
    if (ref.row === '') cells.addRow(ref.table);
    const line = Math.max(
      0,
      (sheet[ref.table] ?? []).findIndex(r => r.id === ref.row),
    );
    scroll.current?.scrollTo({ y: Math.max(0, (tops.current[ref.table] ?? 0) + 40 * line - ABOVE / 2) });
  };
  return (
    <View style={[styles.page, side && styles.sideways]}>
      <View style={styles.fill}>
        <View style={[styles.state, gap === undefined ? styles.whole : styles.open]} role="status">
          <Icon
            name={gap === undefined ? 'check' : 'info'}
            size={20}
            color={gap ? 'onBrassSoft' : 'onAccentSoft'}
          />
          <AppText variant="label" color={gap ? 'onBrassSoft' : 'onAccentSoft'} style={styles.words}>
            {gap === undefined
              ? t(hasBlankRow(game.sheet, sheet) ? 'sheets.enough' : 'sheets.allThere')
              : t('sheets.stillMissing', { count: missing.length, words: names.problem(gap) })}
          </AppText>
          {gap !== undefined && (
            <Button kind="secondary" compact title={t('sheets.goThere')} onPress={() => goTo(gap)} />
          )}
          {gap === undefined && done && <Button compact title={done.title} onPress={done.onPress} />}
        </View>
        <ScrollView
          ref={scroll}
          style={styles.fill}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={[styles.column, { paddingBottom: bottom + ABOVE }]}
          onLayout={e => setRoom(e.nativeEvent.layout.width)}
        >
          {asks && (
            <AppText variant="label" color="inkSoft" style={styles.asks}>
              {t('sheets.asks')}
            </AppText>
          )}
          {spec.tables.map(table => (
            <View
              key={table.id}
              onLayout={e => {
                tops.current[table.id] = e.nativeEvent.layout.y;
              }}
            >
              <SectionHead title={names.table(table.id)} />
              <AppText variant="caption" color="inkSoft" style={styles.help}>
                {tg(`sheet.${table.id}.help`, { defaultValue: '' })}
              </AppText>
              <TableGrid
                game={game.id}
                table={table}
                sheet={sheet}
                cells={cells}
                names={names}
                missing={missing}
                width={width}
                grows={grows}
              />
            </View>
          ))}
        </ScrollView>
      </View>
      {cells.at !== undefined && (
        <View style={[side ? styles.beside : styles.below, { paddingBottom: bottom }]}>
          <CellPad game={game.id} spec={spec} cells={cells} names={names} grows={grows} />
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  page: { flex: 1, minHeight: 0 },
  sideways: { flexDirection: 'row' } as const,
  fill: { flex: 1, minHeight: 0 },
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center' } as const,
  below: { backgroundColor: color.surfaceRaised },
  beside: { width: 320, backgroundColor: color.surfaceRaised, justifyContent: 'center' } as const,
  state: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    minHeight: space.touch,
    paddingHorizontal: space.gutter,
    paddingVertical: space.xs,
  } as const,
  whole: { backgroundColor: color.accentSoft },
  open: { backgroundColor: color.brassSoft },
  words: { flex: 1, minWidth: 170 },
  asks: { padding: space.gutter, paddingBottom: 0 },
  help: { paddingHorizontal: space.gutter, paddingBottom: space.s },
}));
