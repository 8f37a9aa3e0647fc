import { View } from 'react-native';

import type { Setting } from '@/rules/kernel/table';

import { NumberField } from '../NumberField';
import { SwitchRow } from '../SwitchRow';
import { TextField } from '../TextField';
import { useDesk } from '../desk/useDesk';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceChips } from './ChoiceChips';

interface Props {
  readonly setting: Setting;
  /** Undefined: as it is. */
  readonly value: string | number | boolean | undefined;
  readonly onChange: (value: string | number | boolean | undefined) => void;
}

/** A part of the game that the books do not hold: a price, an income, whose turn it is. */
export const SettingField = ({ setting, value, onChange }: Props) => {
  const { tg, nameOf, seats } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const { field, label: phrase } = setting;
  const label = tg(`settings.${phrase.key}`, phrase.params);
  const now = value ?? setting.value;
  const set = (next: string | number | boolean | undefined) =>
    onChange(next === setting.value ? undefined : next);
  if (field === 'flag') return <SwitchRow title={label} value={now === true} onChange={set} />;
  const body =
    field === 'money' || field === 'count' || field === 'int' ? (
      <NumberField
        beside
        label={label}
        value={typeof now === 'number' ? now : undefined}
        min={field === 'int' ? undefined : 0}
        error={t('correct.badSetting', { label })}
        onChange={set}
      />
    ) : field === 'player' ? (
      <ChoiceChips
        label={label}
        choices={seats.map(s => ({ value: s.id, title: s.name }))}
        value={String(now)}
        onChange={set}
      />
    ) : Array.isArray(field) ? (
      <ChoiceChips
        label={label}
        choices={(field as readonly string[]).map(one => ({ value: one, title: nameOf(one) }))}
        value={String(now)}
        onChange={set}
      />
    ) : (
      <TextField label={label} value={String(now)} onChange={set} />
    );
  return <View style={styles.box}>{body}</View>;
};

const useStyles = makeStyles(({ color, space }) => ({
  box: {
    paddingHorizontal: space.gutter,
    paddingVertical: space.xs,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  },
}));
