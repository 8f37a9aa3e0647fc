import { useEffect } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Button } from './Button';
import { Formula } from './Formula';
import type { Sum } from './Formula';
import { Icon } from './Icon';
import { Sheet } from './Sheet';
import { Stamp } from './Stamp';
import { haptic } from './haptics';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Choice {
  readonly title: string;
  readonly onPress: () => void;
}

interface Props {
  /** What is wrong, as a fact: `$5 is too little for this share`. */
  readonly headline: string;
  /** What would be right: `The first bid on NYC is at least $6.` */
  readonly detail?: string | undefined;
  /** The rule's id, for the stamp. */
  readonly rule: string;
  readonly sums?: readonly Sum[] | undefined;
  /** Where the book says so. */
  readonly page?: string | undefined;
  /** The nearest legal action: `Bid $6 instead`. */
  readonly remedy?: Choice | undefined;
  /** Back to the input: `Change the bid`. */
  readonly change?: Choice | undefined;
  readonly onOverrule?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A refusal with its rule: nothing was booked, here is why, here is what is legal, and the table may overrule it. */
export const RefusalSheet = (props: Props) => {
  const { headline, detail, rule, sums = [], page, remedy, change, onOverrule, onClose } = props;
  const styles = useStyles();
  const t = useWords();
  useEffect(() => haptic('warning'), []);
  return (
    <Sheet
      label={`${t('refusal.nothingBooked')}. ${headline}. ${t('refusal.rule', { rule })}`}
      edge="oxblood"
      onClose={onClose}
    >
      <View style={styles.body}>
        <View style={styles.top}>
          <View style={styles.words}>
            <AppText variant="overline" color="loss">
              {t('refusal.nothingBooked')}
            </AppText>
            <AppText variant="displayM" role="heading" style={styles.headline}>
              {headline}
            </AppText>
            {detail !== undefined && <AppText>{detail}</AppText>}
          </View>
          <Stamp words={t('refusal.notValid')} rule={rule} />
        </View>
        {sums.length > 0 && <Formula sums={sums} />}
        {page !== undefined && (
          <View style={styles.page}>
            <Icon name="book" size={20} color="inkSoft" />
            <AppText variant="label" color="inkSoft" style={styles.words}>
              {page}
            </AppText>
          </View>
        )}
      </View>
      <View style={styles.buttons}>
        {remedy && <Button title={remedy.title} onPress={remedy.onPress} />}
        <View style={styles.row}>
          <Button
            kind={remedy ? 'text' : 'secondary'}
            compact
            flex={1}
            title={change?.title ?? t('refusal.change')}
            onPress={change?.onPress ?? onClose}
          />
          {onOverrule && (
            <Button
              kind="overrule"
              compact
              flex={1}
              icon="edit"
              title={t('refusal.overrule')}
              onPress={onOverrule}
            />
          )}
        </View>
        {onOverrule && (
          <AppText variant="caption" color="inkSoft" align="center">
            {t('refusal.tableDecides')}
          </AppText>
        )}
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  body: { paddingHorizontal: 20, paddingTop: 10, gap: space.m },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: space.s } as const,
  words: { flex: 1, minWidth: 180 },
  headline: { marginTop: space.xs, marginBottom: 6 },
  page: { flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  buttons: { paddingHorizontal: space.gutter, paddingTop: space.l, gap: space.xs },
  row: { flexDirection: 'row', gap: space.s } as const,
}));
