import { useIsFocused, useRouter } from 'expo-router';
import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { useTables } from '@/store/tables';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { useWords } from '../i18n/WordsProvider';
import { ShareRow } from '../share/ShareRow';
import { makeStyles } from '../theme/makeStyles';
import { COLUMN, useLayout } from '../theme/useLayout';
import { CalculatorRow } from './CalculatorRow';
import { HomeHead } from './HomeHead';
import { NoTables } from './NoTables';
import { StorageNotice } from './StorageNotice';
import { TableList } from './TableList';
import { useImport } from './useImport';

/** The tables as they stand; under another screen as they stood, so that a booking there draws nothing here. */
const useTablesInSight = () => {
  const inSight = useIsFocused();
  const now = useTables();
  const [shown, setShown] = useState(now);
  if (inSight && shown !== now) setShown(now);
  return shown;
};

/** All tables: the one to go on with on top, then the open ones, the finished, and what was set aside. */
export const HomeScreen = () => {
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const layout = useLayout();
  const { status, list, aside } = useTablesInSight();
  const take = useImport();
  const [taking, setTaking] = useState(false);
  const empty = status === 'ready' && list.length === 0 && aside.length === 0;
  const last = list.find(l => !l.header.archived && !l.card.over);
  return (
    <View style={styles.page}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.grow}>
        <HomeHead last={last} />
        <View style={[styles.body, layout !== 'phone' && styles.narrow]}>
          <StorageNotice words={take.words} onDismiss={take.dismiss} />
          {empty && <NoTables />}
          <TableList list={list.filter(l => l !== last)} aside={aside} />
          <CalculatorRow />
        </View>
      </ScrollView>
      <ActionBar>
        <Button kind="secondary" flex={2} title={t('home.import')} onPress={() => setTaking(true)} />
        <Button flex={3} icon="plus" title={t('home.newTable')} onPress={() => router.push('/new')} />
      </ActionBar>
      {taking && (
        <Sheet title={t('home.import')} onClose={() => setTaking(false)}>
          <ShareRow
            icon="upload"
            title={t('receive.file')}
            detail={t('receive.fileHelp')}
            onPress={() => {
              setTaking(false);
              void take.pick();
            }}
          />
          <ShareRow
            icon="qr"
            title={t('receive.scan')}
            detail={t('receive.help')}
            onPress={() => {
              setTaking(false);
              router.push('/receive');
            }}
          />
        </Sheet>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  page: { flex: 1, backgroundColor: color.surface },
  fill: { flex: 1, minHeight: 0 },
  grow: { flexGrow: 1, paddingBottom: space.l },
  body: { flexGrow: 1, width: '100%', alignSelf: 'center' } as const,
  narrow: { maxWidth: COLUMN },
}));
