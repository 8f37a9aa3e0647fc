import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import { blankSheet } from '@/rules/kernel/sheet';
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
  const { list, load, status } = useSheets();
  useEffect(() => {
    if (status === 'loading') void load();
  }, [load, status]);
  const own = list.filter(s => s.game === game.id);
  const shown = own.find(s => s.id === value)?.sheet ?? blankSheet(game.sheet);
  const standard = game.missing(blankSheet(game.sheet)).length === 0;
  const ready = standard ? undefined : own.find(s => game.missing(s.sheet).length === 0)?.id;
  useEffect(() => {
    if (value === undefined && ready !== undefined) onChange(ready);
  });
  if (game.sheet.tables.length === 0) return null;
  const incomplete = game.missing(shown).length > 0;
  const fill = () => router.push({ pathname: '/sheets', params: { game: game.id } });
  return (
    <View>
      <SectionHead title={t('setup.sheet')} />
      <View style={styles.row} role="radiogroup" aria-label={t('setup.sheet')}>
        {standard && (
          <Chip
            title={t('setup.sheetStandard')}
            selected={value === undefined}
            onPress={() => onChange(undefined)}
          />
        )}
        {own.map(s => (
          <Chip key={s.id} title={s.name} selected={s.id === value} onPress={() => onChange(s.id)} />
        ))}
        <Button kind="text" compact icon="edit" title={t('setup.sheets')} onPress={fill} />
      </View>
      {incomplete && <Notice icon="warning" words={t('setup.sheetIncomplete')} />}
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
