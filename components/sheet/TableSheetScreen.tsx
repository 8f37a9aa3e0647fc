import { useRouter } from 'expo-router';
import { useState } from 'react';

import { cellOf, type CellRef, type Sheet, type SheetSpec } from '@/rules/kernel/sheet';

import { IconButton } from '../IconButton';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { refusalWords } from '../desk/record-words';
import { useOpenTable } from '../desk/TableGate';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { LazyEditor } from './LazyEditor';

/** The cells in which two states of one sheet differ. */
const changed = (spec: SheetSpec, before: Sheet, after: Sheet): readonly CellRef[] =>
  spec.tables.flatMap(table =>
    (after[table.id] ?? []).flatMap(row =>
      table.columns
        .map(column => ({ table: table.id, row: row.id, column: column.id }))
        .filter(ref => cellOf(before, ref) !== cellOf(after, ref)),
    ),
  );

/** The board of a game under way: a figure put right here is one more record, and can be undone like any other. */
export const TableSheetScreen = () => {
  const { id, game, name, table, tg, nameOf, readOnly, bars } = useDesk();
  const store = useOpenTable();
  const t = useWords();
  const router = useRouter();
  const [said, setSaid] = useState<string>();
  const keep = async (sheet: Sheet) => {
    for (const cell of changed(game.sheet, table.sheet, sheet)) {
      const done = await store.refigure({ cell, value: cellOf(sheet, cell) });
      setSaid(done.ok ? undefined : refusalWords({ t, tg, nameOf }, done));
      if (!done.ok) return;
    }
  };
  return (
    <Screen
      title={t('menu.sheet')}
      subtitle={name}
      onBack={() =>
        router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } })
      }
      scrolls={false}
      wide
      strip={
        <>
          {bars}
          {said !== undefined && (
            <Notice icon="warning" words={said}>
              <IconButton icon="close" label={t('common.close')} onPress={() => setSaid(undefined)} />
            </Notice>
          )}
        </>
      }
    >
      <LazyEditor
        game={game}
        sheet={table.sheet}
        grows={false}
        onKeep={sheet => {
          if (!readOnly) void keep(sheet);
        }}
      />
    </Screen>
  );
};
