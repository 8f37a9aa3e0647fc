import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import type { AnyAction } from '@/rules/kernel/action';
import { isPlain } from '@/rules/kernel/fields';

import { ActionBar } from '../ActionBar';
import { AppText } from '../AppText';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { TextField } from '../TextField';
import { refusalWords } from '../desk/record-words';
import { useOpenTable } from '../desk/TableGate';
import { useDesk } from '../desk/useDesk';
import { useMoney, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { MovementFields } from './MovementFields';
import { SettingField } from './SettingField';
import { correctionOf, movementsOf, problemOf, type Form, type Movement } from './correction-form';
import { problemWords } from './problem-words';

const MOST_NOTE = 500;

const readAction = (text: string | undefined): AnyAction | undefined => {
  try {
    const read: unknown = text === undefined ? undefined : JSON.parse(text);
    return isPlain(read) && typeof read['type'] === 'string' ? (read as AnyAction) : undefined;
  } catch {
    return undefined;
  }
};

/** Overrules the game: movements and settings that no rule judges, with a sentence that says why. */
export const CorrectionScreen = () => {
  const { rule, words, action } = useLocalSearchParams<{ rule?: string; words?: string; action?: string }>();
  const { id, game, table, tg, nameOf, readOnly, bars } = useDesk();
  const store = useOpenTable();
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  const router = useRouter();
  const overrules = rule === undefined ? undefined : t('correct.overrules', { rule, words: words ?? '' });
  const [form, setForm] = useState<Form>(() => ({
    movements: movementsOf(readAction(action)),
    settings: {},
    note: (overrules ?? '').slice(0, MOST_NOTE),
  }));
  const [said, setSaid] = useState<string>();
  const edit = (part: Partial<Form>) => {
    setSaid(undefined);
    setForm({ ...form, ...part });
  };
  const back = () =>
    router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } });
  const book = async () => {
    const problem = problemOf(game, table, form);
    if (problem !== undefined) {
      setSaid(problemWords(t, problem, nameOf, money));
      return;
    }
    const done = await store.correct(correctionOf(form));
    if (done.ok) back();
    else setSaid(refusalWords({ t, tg, nameOf }, done));
  };
  const [first] = table.players;
  const fresh: Movement = {
    from: 'bank',
    to: first === undefined ? 'bank' : `player:${first}`,
    unit: 'cash',
    amount: undefined,
  };
  const settings = game.settings(table);
  return (
    <Screen
      title={t('correct.title')}
      onBack={back}
      strip={bars}
      footer={
        <ActionBar note={said}>
          <Button flex={1} disabled={readOnly} title={t('correct.book')} onPress={() => void book()} />
        </ActionBar>
      }
    >
      <AppText color="inkSoft" style={styles.words}>
        {t('correct.explains')}
      </AppText>
      {overrules !== undefined && <Notice icon="edit" words={overrules} />}
      <View style={styles.box}>
        <TextField
          label={t('correct.note')}
          hint={t('correct.noteHelp')}
          value={form.note}
          multiline
          maxLength={MOST_NOTE}
          onChange={note => edit({ note })}
        />
      </View>
      <SectionHead title={t('correct.entries')} />
      {form.movements.map((movement, i) => (
        <MovementFields
          key={i}
          number={i + 1}
          value={movement}
          onChange={next => edit({ movements: form.movements.map((m, j) => (i === j ? next : m)) })}
          onRemove={() => edit({ movements: form.movements.filter((_, j) => i !== j) })}
        />
      ))}
      <Button
        kind="text"
        icon="plus"
        title={t('correct.addEntry')}
        onPress={() => edit({ movements: [...form.movements, fresh] })}
      />
      {settings.length > 0 && <SectionHead title={t('correct.settings')} />}
      {settings.map(setting => (
        <SettingField
          key={setting.id}
          setting={setting}
          value={form.settings[setting.id]}
          onChange={value => edit({ settings: { ...form.settings, [setting.id]: value } })}
        />
      ))}
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  words: { paddingHorizontal: space.gutter, paddingTop: space.m },
  box: { paddingHorizontal: space.gutter, paddingTop: space.s },
}));
