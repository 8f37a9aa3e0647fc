import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import { blankSheet, hasBlankRow } from '@/rules/kernel/sheet';
import { useSheets } from '@/store/sheets';

import { Button } from '../Button';
import { Chip } from '../Chip';
import { Notice } from '../Notice';
import { SectionHead } from '../SectionHead';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly game: Game;
  readonly value: string | undefined;
  readonly onChange: (sheetId: string | undefined) => void;
}

/** Which board lies on the table: as printed, or one of those kept. A game that needs figures asks for them. */
export const SheetChoice = ({ game, value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const { list, load, status, create } = useSheets();
  useEffect(() => {
    if (status === 'loading') void load();
  }, [load, status]);
  const own = list.filter(s => s.game === game.id);
  const blank = blankSheet(game.sheet);
  const shown = own.find(s => s.id === value)?.sheet ?? blank;
  const standard = game.missing(blank).length === 0;
  const ready = standard ? undefined : own.find(s => game.missing(s.sheet).length === 0)?.id;
  useEffect(() => {
    if (value === undefined && ready !== undefined) onChange(ready);
  });
  if (game.sheet.tables.length === 0) return null;
  const incomplete = game.missing(shown).length > 0;
  const fill = () => router.push({ pathname: '/sheets', params: { game: game.id } });
  const enter = async () => {
    const begun = own.find(s => s.id === value) ?? own[0];
    const made = begun === undefined ? await create(game.id, t('sheets.defaultName')) : undefined;
    const id = begun?.id ?? (made?.ok === true ? made.id : undefined);
    if (id === undefined) fill();
    else router.push({ pathname: '/sheets/[id]', params: { id } });
  };
  return (
    <View>
      <SectionHead title={t('setup.sheet')} />
      <View style={styles.row} role="radiogroup" aria-label={t('setup.sheet')}>
        {standard && (
          <Chip
            title={t(hasBlankRow(game.sheet, blank) ? 'setup.sheetAsked' : 'setup.sheetStandard')}
            selected={value === undefined}
            onPress={() => onChange(undefined)}
          />
        )}
        {own.map(s => (
          <Chip key={s.id} title={s.name} selected={s.id === value} onPress={() => onChange(s.id)} />
        ))}
        <Button kind="text" compact icon="edit" title={t('setup.sheets')} onPress={fill} />
      </View>
      {incomplete && (
        <Notice icon="warning" words={t('setup.sheetIncomplete')}>
          <Button compact title={t('sheets.enter')} onPress={() => void enter()} />
        </Notice>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
  } as const,
}));
