import { useState } from 'react';
import { View } from 'react-native';

import type { RailTable } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { Chip } from '../Chip';
import { Stepper } from '../Stepper';
import { TextField } from '../TextField';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly t: RailTable;
  readonly onNamed: (city: string) => void;
}

/** A city that the sheet does not have yet: its name and group as printed. */
export const NewCity = ({ t, onNamed }: Props) => {
  const styles = useStyles();
  const { tg, tell } = useDesk();
  const [draft, setDraft] = useState<{ readonly name: string; readonly group: number }>();
  if (draft === undefined)
    return <Chip title={tg('desk.otherCity')} onPress={() => setDraft({ name: '', group: 2 })} />;
  const row = draft.name.trim();
  const keep = async () => {
    const change = { cell: { table: 'cities', row, column: 'group' }, value: draft.group };
    if (!(await tell([{ kind: 'figure', change }]))) return;
    setDraft(undefined);
    onNamed(row);
  };
  return (
    <View style={styles.form}>
      <TextField
        label={tg('desk.cityName')}
        value={draft.name}
        onChange={name => setDraft({ ...draft, name })}
      />
      <Stepper
        label={tg('sheet.cities.columns.group')}
        value={draft.group}
        min={1}
        max={9}
        lessLabel={tg('desk.less')}
        moreLabel={tg('desk.more')}
        onChange={group => setDraft({ ...draft, group })}
      />
      <View style={styles.buttons}>
        <Button kind="text" compact title={tg('desk.cancel')} onPress={() => setDraft(undefined)} />
        <Button
          kind="secondary"
          compact
          title={tg('desk.addCity')}
          disabled={row === '' || t.board.cities[row] !== undefined}
          onPress={() => void keep()}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  form: { flexBasis: '100%', gap: space.s, paddingVertical: space.s } as const,
  buttons: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.s } as const,
}));
