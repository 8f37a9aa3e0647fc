import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import type { OptionSpec } from '@/rules/kernel/table';
import { playersOf, type Seat } from '@/store/header';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { NumberField } from '../NumberField';
import { Segment } from '../Segment';
import { SwitchRow } from '../SwitchRow';
import { TextField } from '../TextField';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly game: Game;
  readonly id: string;
  readonly spec: OptionSpec;
  readonly seats: readonly Seat[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const MOST_SEGMENTS = 3;

/** One option of any game, drawn from the kind of its field. */
export const OptionField = ({ game, id, spec, seats, value, onChange }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const words = game.text[language].options[id] ?? { label: id };
  const { field, min, max } = spec;
  const pick = (choices: readonly { readonly value: string; readonly title: string }[]) => (
    <View style={styles.box}>
      <AppText variant="label" color="inkSoft">
        {words.label}
      </AppText>
      {choices.length <= MOST_SEGMENTS ? (
        <Segment label={words.label} options={choices} value={String(value)} onChange={onChange} />
      ) : (
        <View style={styles.chips} role="radiogroup" aria-label={words.label}>
          {choices.map(choice => (
            <Chip
              key={choice.value}
              title={choice.title}
              label={`${words.label}: ${choice.title}`}
              selected={choice.value === value}
              onPress={() => onChange(choice.value)}
            />
          ))}
        </View>
      )}
      {words.help !== undefined && (
        <AppText variant="caption" color="inkSoft">
          {words.help}
        </AppText>
      )}
    </View>
  );
  if (field === 'flag')
    return <SwitchRow title={words.label} detail={words.help} value={value === true} onChange={onChange} />;
  if (field === 'player')
    return pick(
      playersOf(seats).map((player, i) => ({
        value: player,
        title: seats[i]?.name.trim() || t('newTable.seat', { number: i + 1 }),
      })),
    );
  if (field === 'text')
    return (
      <View style={styles.box}>
        <TextField label={words.label} hint={words.help} value={String(value ?? '')} onChange={onChange} />
      </View>
    );
  if (field === 'money' || field === 'count' || field === 'int') {
    const least = min ?? (field === 'int' ? undefined : 0);
    const range =
      least === undefined || max === undefined
        ? t('setup.numberLeast', { label: words.label, least: least ?? 0 })
        : t('setup.numberRange', { label: words.label, least, most: max });
    return (
      <View style={styles.box}>
        <NumberField
          label={words.label}
          hint={words.help}
          value={typeof value === 'number' ? value : undefined}
          min={least}
          max={max}
          error={range}
          onChange={onChange}
        />
      </View>
    );
  }
  return Array.isArray(field)
    ? pick((field as readonly string[]).map(one => ({ value: one, title: words.values?.[one] ?? one })))
    : null;
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.xs, paddingHorizontal: space.gutter, paddingVertical: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s } as const,
}));
