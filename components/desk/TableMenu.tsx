import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { turnLength } from '@/store/deeds';
import { useTables } from '@/store/tables';

import { Dialog } from '../Dialog';
import { Sheet } from '../Sheet';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { useGoToTable } from '../tables/useGoToTable';
import { MenuRow } from './MenuRow';
import { TABLE_DOORS } from './doors';
import { RenameForm } from './RenameForm';
import { useOpenTable } from './TableGate';
import { useDesk } from './useDesk';

/** What else can be done with a table. Only deleting it asks first. */
export const TableMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const { id, name, game, readOnly, story, perform } = useDesk();
  const store = useOpenTable();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const goToTable = useGoToTable();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const archived = useTables(s => s.list.some(l => l.header.id === id && l.header.archived));
  const { archive, duplicate, remove } = useTables();
  const go =
    (page: 'offers' | 'ledger' | 'history' | 'charts' | 'correction' | 'note' | 'result' | 'sheet') => () => {
      onClose();
      router.push({ pathname: `/table/[id]/${page}`, params: { id } });
    };
  const copy = async () => {
    onClose();
    await perform(async () => {
      const done = await duplicate(id, name);
      if (done.ok) goToTable(done.id);
      return done;
    });
  };
  const away = async (work: Parameters<typeof perform>[0]) => {
    onClose();
    if (await perform(work)) router.dismissTo('/');
  };
  const restart = () => {
    onClose();
    void perform(store.restartTurn);
  };
  if (doing === 'rename') return <RenameForm onClose={onClose} />;
  if (doing === 'delete')
    return (
      <Dialog
        title={t('remove.title', { name })}
        body={t('remove.help', { count: story.length })}
        confirm={t('remove.delete')}
        onConfirm={() => void away(() => remove(id))}
        onCancel={onClose}
      />
    );
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <View role="menu" aria-label={t('menu.title')}>
        <MenuRow icon="hand" title={t('menu.offers')} onPress={go('offers')} />
        <MenuRow icon="scales" title={t('menu.worth')} onPress={go('result')} />
        <MenuRow icon="book" title={t('menu.ledger')} onPress={go('ledger')} />
        <MenuRow icon="play" title={t('menu.history')} onPress={go('history')} />
        <MenuRow icon="chart" title={t('history.charts')} onPress={go('charts')} />
        <MenuRow
          icon="undo"
          title={t('menu.restartTurn')}
          disabled={readOnly || turnLength(game, story) === 0}
          onPress={restart}
        />
        <MenuRow icon="edit" title={t('menu.correction')} disabled={readOnly} onPress={go('correction')} />
        {game.sheet.tables.length > 0 && <MenuRow icon="fit" title={t('menu.sheet')} onPress={go('sheet')} />}
        <MenuRow icon="sign" title={t('menu.note')} disabled={readOnly} onPress={go('note')} />
        {TABLE_DOORS.filter(door => door.isFor?.(game) ?? true).map(door => (
          <MenuRow
            key={door.id}
            icon={door.icon}
            title={door.title(language)}
            onPress={() => {
              onClose();
              router.push(door.href(id, game));
            }}
          />
        ))}
        <MenuRow icon="edit" title={t('menu.rename')} onPress={() => setDoing('rename')} />
        <MenuRow icon="duplicate" title={t('menu.duplicate')} onPress={() => void copy()} />
        <MenuRow
          icon="archive"
          title={t(archived ? 'menu.unarchive' : 'menu.archive')}
          onPress={() => void away(() => archive(id, !archived))}
        />
        <MenuRow
          icon="settings"
          title={t('menu.settings')}
          onPress={() => {
            onClose();
            router.push('/settings');
          }}
        />
        <MenuRow icon="trash" tone="loss" title={t('menu.delete')} onPress={() => setDoing('delete')} />
      </View>
    </Sheet>
  );
};
