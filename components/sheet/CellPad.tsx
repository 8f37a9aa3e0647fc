import { useState } from 'react';
import { View } from 'react-native';

import type { SheetSpec } from '@/rules/kernel/sheet';
import { isNumber } from '@/rules/kernel/sheet-edit';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { IconButton } from '../IconButton';
import { TextField } from '../TextField';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useKeys } from '../useKeys';
import { NumberKeys } from './NumberKeys';
import { RunField } from './RunField';
import { Swatch } from './Swatch';
import type { SheetNames } from './names';
import type { Cells, Key } from './useCells';

interface Props {
  readonly game: string;
  readonly spec: SheetSpec;
  readonly cells: Cells;
  readonly names: SheetNames;
  readonly grows: boolean;
}

const TYPED: Readonly<Record<string, Key>> = { '-': 'minus', Backspace: 'back', Delete: 'back' };
const isDigit = (key: string): key is Key => /^\d$/.test(key);

/** The keys for the cell that is being filled: digits, words or choices, and always the next cell. */
export const CellPad = ({ game, spec, cells, names, grows }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const [several, setSeveral] = useState(false);
  const { at, kind } = cells;
  useKeys(key => {
    if (key === 'Enter' || key === 'Tab' || key === ' ' || key === 'ArrowRight') cells.go(1);
    else if (key === 'ArrowLeft') cells.go(-1);
    else if (key === 'Escape') cells.select(undefined);
    else if (isNumber(kind) && isDigit(key)) cells.press(key);
    else if (isNumber(kind) && TYPED[key] !== undefined) cells.press(TYPED[key]);
    else return false;
    return true;
  });
  if (at === undefined || kind === undefined) return null;
  const removable = grows && spec.tables.some(table => table.id === at.table && table.grows === true);
  const choices: readonly (string | boolean)[] = kind === 'flag' ? [true, false] : [...kind];
  return (
    <View style={styles.pad} role="group" aria-label={names.cell(at)}>
      <View style={styles.head}>
        <AppText variant="label" color="inkSoft" style={styles.where} numberOfLines={2}>
          {names.cell(at)}
        </AppText>
        {removable && (
          <IconButton icon="trash" label={t('sheets.removeLine')} onPress={() => cells.removeRow()} />
        )}
        <IconButton icon="chevronDown" label={t('sheets.close')} onPress={() => cells.select(undefined)} />
      </View>
      {isNumber(kind) && several && (
        <RunField key={`${at.table}.${at.row}.${at.column}`} onFill={cells.run} />
      )}
      {isNumber(kind) && !several && (
        <NumberKeys signed={kind === 'int'} onPress={cells.press} onGo={cells.go} />
      )}
      {isNumber(kind) && (
        <Button
          kind="text"
          compact
          title={several ? t('sheets.one') : t('sheets.several')}
          onPress={() => setSeveral(!several)}
        />
      )}
      {kind === 'text' && (
        <View style={styles.line} key={`${at.row}.${at.column}`}>
          <TextField
            bare
            autoFocus
            label={names.cell(at)}
            value={cells.shown}
            maxLength={200}
            onChange={cells.write}
            onSubmit={() => cells.go(1)}
          />
          <IconButton icon="arrowRight" label={t('sheets.next')} onPress={() => cells.go(1)} />
        </View>
      )}
      {(kind === 'flag' || typeof kind === 'object') && (
        <View style={styles.choices}>
          {choices.map(choice => (
            <Chip
              key={String(choice)}
              title={names.value(at.table, choice)}
              selected={cells.shown === choice}
              onPress={() => cells.choose(choice)}
            >
              <Swatch game={game} livery={String(choice)} />
            </Chip>
          ))}
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  pad: {
    paddingHorizontal: space.m,
    paddingBottom: space.s,
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderColor: color.line,
  },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: space.touch } as const,
  where: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
}));
