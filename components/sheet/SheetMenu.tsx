import { useState } from 'react';
import { View } from 'react-native';

import type { Refusal } from '@/rules/kernel/ruling';
import { exportSheet } from '@/store/files';
import { useSheets, type NamedSheet } from '@/store/sheets';
import type { Done } from '@/store/tables';

import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Sheet } from '../Sheet';
import { TextField } from '../TextField';
import { MenuRow } from '../desk/MenuRow';
import { useWords } from '../i18n/WordsProvider';
import { saveText } from '../tables/save-text';

interface Props {
  readonly named: NamedSheet;
  readonly onRefused: (refusal: Refusal | undefined) => void;
  /** Called with true when the sheet is gone. */
  readonly onClose: (gone?: boolean) => void;
}

/** What else can be done with a kept board. Only deleting it asks first. */
export const SheetMenu = ({ named, onRefused, onClose }: Props) => {
  const t = useWords();
  const { rename, duplicate, remove } = useSheets();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const [typed, setTyped] = useState(named.name);
  const [error, setError] = useState<string>();
  const done = (result: Done, gone = false) => {
    onRefused(result.ok ? undefined : result);
    onClose(gone);
  };
  const send = async () => {
    const file = exportSheet(named.id);
    if (file.ok) await saveText(file.name, file.text, 'application/json');
    done(file);
  };
  const save = async () => {
    const result = await rename(named.id, typed);
    if (result.ok) onClose();
    else setError(String(t(`refusals.${result.reason}` as 'refusals.malformed', { ...result.params })));
  };
  if (doing === 'delete')
    return (
      <Dialog
        title={t('sheets.deleteTitle', { name: named.name })}
        body={t('sheets.deleteHelp')}
        confirm={t('sheets.delete')}
        onConfirm={() => void remove(named.id).then(result => done(result, true))}
        onCancel={() => onClose()}
      />
    );
  if (doing === 'rename')
    return (
      <Sheet title={t('sheets.rename')} onClose={() => onClose()}>
        <View style={{ paddingHorizontal: 16, gap: 12 }}>
          <TextField
            label={t('sheets.name')}
            value={typed}
            onChange={setTyped}
            error={error}
            autoFocus
            onSubmit={() => void save()}
          />
          <Button title={t('sheets.rename')} onPress={() => void save()} />
        </View>
      </Sheet>
    );
  return (
    <Sheet title={named.name} onClose={() => onClose()}>
      <View role="menu" aria-label={named.name}>
        <MenuRow icon="edit" title={t('sheets.rename')} onPress={() => setDoing('rename')} />
        <MenuRow
          icon="duplicate"
          title={t('sheets.duplicate')}
          onPress={() =>
            void duplicate(named.id, t('sheets.copyName', { name: named.name })).then(result => done(result))
          }
        />
        <MenuRow icon="upload" title={t('sheets.export')} onPress={() => void send()} />
        <MenuRow icon="trash" tone="loss" title={t('sheets.delete')} onPress={() => setDoing('delete')} />
      </View>
    </Sheet>
  );
};
