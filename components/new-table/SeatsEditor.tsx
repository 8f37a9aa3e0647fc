import { useRef, useState } from 'react';
import { View, type TextInput } from 'react-native';

import { cleanName, MOST_NAME, type Seat } from '@/store/header';

import { SeatRow } from '../SeatRow';
import { SectionHead } from '../SectionHead';
import { colorOf } from '../desk/naming';
import { initialsOf } from '../initials';
import { useWords } from '../i18n/WordsProvider';
import { AddSeat } from './AddSeat';
import { ColourChoice } from './ColourChoice';
import { freeColour, moved, seatProblems, type SeatProblem } from './draft';

interface Props {
  readonly seats: readonly Seat[];
  readonly least: number;
  readonly most: number;
  /** Whether somebody has tried to start: then empty names are said too. */
  readonly strict: boolean;
  readonly onChange: (seats: readonly Seat[]) => void;
}

/** Who sits where, clockwise. */
export const SeatsEditor = ({ seats, least, most, strict, onChange }: Props) => {
  const t = useWords();
  const [painting, setPainting] = useState<number>();
  const fields = useRef<(TextInput | null)[]>([]);
  const initials = initialsOf(seats.map(s => cleanName(s.name)));
  const problems = seatProblems(seats);
  const say = (problem: SeatProblem | undefined, seat: Seat, number: number): string | undefined => {
    if (problem === 'empty') return strict ? t('setup.nameEmpty', { number }) : undefined;
    if (problem === 'long') return t('setup.nameLong', { most: MOST_NAME });
    return problem && t('setup.nameDoubled', { name: cleanName(seat.name) });
  };
  const change = (at: number, part: Partial<Seat>) =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  const paint = (at: number, colour: string) => {
    const other = seats.findIndex(s => s.colour === colour);
    const own = seats[at]?.colour ?? colour;
    onChange(seats.map((s, i) => (i === at ? { ...s, colour } : i === other ? { ...s, colour: own } : s)));
    setPainting(undefined);
  };
  return (
    <View>
      <SectionHead title={t('setup.seats')} />
      {seats.map((seat, i) => (
        <View key={i}>
          <SeatRow
            number={i + 1}
            name={seat.name}
            initials={cleanName(seat.name) === '' ? String(i + 1) : (initials[i] ?? '')}
            color={colorOf(seat.colour)}
            error={say(problems[i], seat, i + 1)}
            onRename={name => change(i, { name })}
            inputRef={field => {
              fields.current[i] = field;
            }}
            onSubmit={i < seats.length - 1 ? () => fields.current[i + 1]?.focus() : undefined}
            onColor={() => setPainting(painting === i ? undefined : i)}
            onUp={i > 0 ? () => onChange(moved(seats, i, i - 1)) : undefined}
            onDown={i < seats.length - 1 ? () => onChange(moved(seats, i, i + 1)) : undefined}
            onRemove={seats.length > least ? () => onChange(seats.filter((_, j) => j !== i)) : undefined}
          />
          {painting === i && (
            <ColourChoice name={cleanName(seat.name)} value={seat.colour} onChange={c => paint(i, c)} />
          )}
        </View>
      ))}
      <AddSeat
        seats={seats}
        full={seats.length >= most}
        onAdd={name => {
          const empty = seats.findIndex(s => cleanName(s.name) === '');
          if (name !== '' && empty !== -1) change(empty, { name });
          else onChange([...seats, { name, colour: freeColour(seats) }]);
        }}
      />
    </View>
  );
};
