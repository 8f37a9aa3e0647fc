import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { gameById } from '@/rules/registry';
import { MOST_NAME } from '@/store/header';
import { useSettings } from '@/store/settings';
import { useSheets } from '@/store/sheets';
import { useTables } from '@/store/tables';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { Segment } from '../Segment';
import { TextField } from '../TextField';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { GameChoice } from './GameChoice';
import { OptionField } from './OptionField';
import { SeatsEditor } from './SeatsEditor';
import { SheetChoice } from './SheetChoice';
import { draftOf, firstSetup, forGame, optionsOf, seatProblems, type Setup } from './draft';
import { startRefusal } from './start-refusal';

/** Game, seats, money, options, board: then the bank opens. */
export const NewTableScreen = () => {
  const { game: wanted, sheet: board } = useLocalSearchParams<{ game?: string; sheet?: string }>();
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const create = useTables(s => s.create);
  const sheets = useSheets(s => s.list);
  const rememberNames = useSettings(s => s.rememberNames);
  const [setup, setSetup] = useState(() => firstSetup(wanted));
  const [taken, setTaken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [strict, setStrict] = useState(false);
  const [busy, setBusy] = useState(false);
  if (setup === undefined) return null;
  if (board !== undefined && board !== taken) {
    // A board has been filled in and comes back to the table it was wanted for.
    const game = (wanted === undefined ? undefined : gameById(wanted)) ?? setup.game;
    setTaken(board);
    setSetup({ ...(game === setup.game ? setup : forGame(setup, game)), sheetId: board });
  }

  const edit = (part: Partial<Setup>) => {
    setProblem(undefined);
    setSetup({ ...setup, ...part });
  };
  const { game, seats } = setup;
  const options = optionsOf(setup);
  const start = async () => {
    setStrict(true);
    const problems = seatProblems(seats);
    const bad = problems.findIndex(p => p !== undefined);
    if (bad !== -1) {
      const number = bad + 1;
      setProblem(t(problems[bad] === 'empty' ? 'setup.nameEmpty' : 'setup.lookAtSeat', { number }));
      return;
    }
    setBusy(true);
    const sheet = sheets.find(s => s.id === setup.sheetId);
    const done = await create(draftOf(setup, sheet?.sheet, sheet?.name));
    setBusy(false);
    if (!done.ok) {
      setProblem(startRefusal(done, game, t, language));
      return;
    }
    rememberNames(seats.map(s => s.name));
    router.replace({ pathname: '/table/[id]', params: { id: done.id } });
  };
  return (
    <Screen
      title={t('setup.title')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      footer={
        <ActionBar note={problem}>
          <Button flex={1} title={t('setup.open')} busy={busy} onPress={() => void start()} />
        </ActionBar>
      }
    >
      <GameChoice value={game} onChange={next => edit(forGame(setup, next))} />
      <SeatsEditor
        seats={seats}
        least={game.players[0]}
        most={game.players[1]}
        strict={strict}
        onChange={next => edit({ seats: next })}
      />
      <SectionHead title={t('setup.money')} />
      <View style={styles.box}>
        <Segment
          label={t('setup.money')}
          options={[
            { value: 'bank', title: t('setup.bank') },
            { value: 'aid', title: t('setup.aid') },
          ]}
          value={setup.mode}
          onChange={mode => edit({ mode })}
        />
        <AppText variant="label" color="inkSoft">
          {t(setup.mode === 'bank' ? 'setup.bankHelp' : 'setup.aidHelp')}
        </AppText>
      </View>
      {Object.keys(game.options).length > 0 && <SectionHead title={t('setup.options')} />}
      {Object.entries(game.options).map(([id, spec]) => (
        <OptionField
          key={`${game.id} ${id}`}
          game={game}
          id={id}
          spec={spec}
          seats={seats}
          value={options[id]}
          onChange={value => edit({ chosen: { ...setup.chosen, [id]: value } })}
        />
      ))}
      <SheetChoice game={game} value={setup.sheetId} onChange={sheetId => edit({ sheetId })} />
      <SectionHead title={t('setup.name')} />
      <View style={styles.box}>
        <TextField
          bare
          label={t('setup.name')}
          placeholder={game.text[language].name}
          value={setup.name}
          error={[...setup.name.trim()].length > MOST_NAME ? t('refusals.name-too-long') : undefined}
          onChange={name => edit({ name })}
        />
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.s, paddingHorizontal: space.gutter },
}));
