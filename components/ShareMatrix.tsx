import { View, useWindowDimensions } from 'react-native';

import { AppText } from './AppText';
import { Plate } from './Plate';
import { Rule } from './Rule';
import { ShareMatrixRow } from './ShareMatrixRow';
import { LETTER, fitted } from './fitted';
import { matrixColumns } from './share-matrix';
import type { BankColumn, MatrixAccount, MatrixRow } from './share-matrix';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly accounts: readonly MatrixAccount[];
  readonly rows: readonly MatrixRow[];
  readonly bankColumns: readonly BankColumn[];
  /** Companies that have not started, in one row with their words. */
  readonly waiting?:
    | {
        readonly words: string;
        readonly companies: readonly {
          readonly game: string;
          readonly company: string;
          readonly name: string;
        }[];
      }
    | undefined;
  /** Before the feet of the columns: `Certificates`. */
  readonly footTitle?: string | undefined;
  readonly actorId?: string | undefined;
  readonly width?: number | undefined;
  readonly onPressRow?: ((company: string) => void) | undefined;
}

/** Rows are companies, columns are accounts, the bank behind its double rule. Its head is `ShareMatrixHead`. */
export const ShareMatrix = (props: Props) => {
  const { accounts, rows, bankColumns, waiting, footTitle, actorId, onPressRow } = props;
  const styles = useStyles();
  const { textScale, type } = useTheme();
  const window = useWindowDimensions();
  const columns = matrixColumns(props.width ?? window.width, accounts.length, bankColumns.length, textScale);
  return (
    <View>
      {rows.map(row => (
        <ShareMatrixRow
          key={row.company}
          row={row}
          accounts={accounts}
          bankColumns={bankColumns}
          columns={columns}
          actorId={actorId}
          onPress={onPressRow}
        />
      ))}
      {waiting && waiting.companies.length > 0 && (
        <View style={styles.waiting}>
          {waiting.companies.map(({ game, company, name }) => (
            <Plate key={company} game={game} company={company} name={name} />
          ))}
          <AppText variant="caption" color="inkSoft" style={styles.words}>
            {waiting.words}
          </AppText>
        </View>
      )}
      {footTitle !== undefined && (
        <View style={styles.foot}>
          <AppText
            variant="caption"
            color="inkSoft"
            style={[
              styles.footTitle,
              { width: columns.company },
              fitted(footTitle, columns.company - 12, type.caption, LETTER),
            ]}
          >
            {footTitle}
          </AppText>
          {accounts.map(({ id, foot }) => (
            <AppText
              key={id}
              variant="caption"
              strong
              align="center"
              numberOfLines={1}
              style={[
                { width: columns.account },
                fitted(foot ?? '', columns.account - 12, type.caption, LETTER),
              ]}
            >
              {foot}
            </AppText>
          ))}
          <Rule double vertical />
          {bankColumns.map(({ id, title }) => (
            <AppText
              key={id}
              variant="caption"
              align="center"
              numberOfLines={1}
              style={[styles.bank, fitted(title, columns.bank - 4, type.caption, LETTER)]}
            >
              {title}
            </AppText>
          ))}
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => ({
  waiting: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 5,
    minHeight: grow(27, 1.5),
    paddingHorizontal: space.s,
    paddingVertical: 3,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 0.75,
    borderBottomColor: color.line,
  } as const,
  words: { flexShrink: 1 },
  foot: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: grow(25, 1.5),
    backgroundColor: color.surfaceSunken,
    borderBottomWidth: 0.75,
    borderBottomColor: color.line,
  } as const,
  footTitle: { paddingLeft: 10 },
  bank: { flex: 1 },
}));
