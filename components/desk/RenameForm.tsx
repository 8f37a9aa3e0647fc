import { useState } from 'react';
import { View } from 'react-native';

import { useTables } from '@/store/tables';

import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { TextField } from '../TextField';
import { useWords } from '../i18n/WordsProvider';
import { refusalWords } from './record-words';
import { useDesk } from './useDesk';

/** A new name for the table; what is wrong with it stands under the line. */
export const RenameForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { id, name, tg, nameOf } = useDesk();
  const t = useWords();
  const rename = useTables(s => s.rename);
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = async () => {
    const done = await rename(id, typed);
    if (done.ok) onClose();
    else setError(refusalWords({ t, tg, nameOf }, done));
  };
  return (
    <Sheet title={t('rename.title')} onClose={onClose}>
      <View style={{ paddingHorizontal: 16, gap: 12 }}>
        <TextField
          label={t('rename.name')}
          value={typed}
          onChange={setTyped}
          error={error}
          autoFocus
          onSubmit={() => void save()}
        />
        <Button title={t('rename.save')} onPress={() => void save()} />
      </View>
    </Sheet>
  );
};
