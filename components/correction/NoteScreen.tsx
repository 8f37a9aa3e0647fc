import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { Screen } from '../Screen';
import { TextField } from '../TextField';
import { refusalWords } from '../desk/record-words';
import { useOpenTable } from '../desk/TableGate';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';

const MOST = 500;

/** A sentence for the ledger, where the game is now. */
export const NoteScreen = () => {
  const { id, tg, nameOf, readOnly, bars } = useDesk();
  const store = useOpenTable();
  const t = useWords();
  const router = useRouter();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  const back = () =>
    router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } });
  const save = async () => {
    if (text.trim() === '') {
      setSaid(t('note.empty'));
      return;
    }
    const done = await store.note(text.trim());
    if (done.ok) back();
    else setSaid(refusalWords({ t, tg, nameOf }, done));
  };
  return (
    <Screen
      title={t('note.title')}
      onBack={back}
      strip={bars}
      footer={
        <ActionBar>
          <Button flex={1} disabled={readOnly} title={t('note.save')} onPress={() => void save()} />
        </ActionBar>
      }
    >
      <View style={{ padding: 16 }}>
        <TextField
          label={t('note.text')}
          hint={t('note.help')}
          error={said}
          value={text}
          multiline
          autoFocus
          maxLength={MOST}
          onChange={next => {
            setSaid(undefined);
            setText(next);
          }}
        />
      </View>
    </Screen>
  );
};
