import type { ReactElement } from 'react';
import { FlatList, View } from 'react-native';

import { AppText } from './AppText';
import { LedgerRow } from './LedgerRow';
import { MoneyText } from './MoneyText';
import { PartyMark } from './PartyMark';
import type { LedgerItem } from './ledger';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly items: readonly LedgerItem[];
  readonly selectedKey?: string | undefined;
  readonly onPress?: ((key: string) => void) | undefined;
  readonly head?: ReactElement | undefined;
}

/** The log, newest first; only what is near the screen is drawn. */
export const LedgerList = ({ items, selectedKey, onPress, head }: Props) => {
  const styles = useStyles();
  const t = useWords();
  return (
    <FlatList
      data={items}
      style={styles.list}
      keyExtractor={item => item.key}
      initialNumToRender={12}
      maxToRenderPerBatch={12}
      windowSize={7}
      extraData={selectedKey}
      ListHeaderComponent={head}
      ListEmptyComponent={
        <AppText color="inkSoft" style={styles.empty}>
          {t('ledger.empty')}
        </AppText>
      }
      renderItem={({ item }) =>
        item.kind === 'turn' ? (
          <View style={styles.turn} role="heading" aria-label={item.title}>
            {item.party && <PartyMark party={item.party} silent />}
            <AppText variant="label" strong numberOfLines={1} style={styles.title}>
              {item.title}
            </AppText>
            {item.amount !== undefined && item.amount !== 0 && (
              <MoneyText amount={item.amount} tone="change" size="small" />
            )}
          </View>
        ) : (
          <LedgerRow record={item} selected={item.key === selectedKey} onPress={onPress} />
        )
      }
    />
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  list: { flex: 1 },
  empty: { padding: space.gutter },
  turn: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 30,
    paddingHorizontal: space.gutter,
    paddingVertical: 4,
    backgroundColor: color.surfaceSunken,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  title: { flexGrow: 1, flexShrink: 1 },
}));
