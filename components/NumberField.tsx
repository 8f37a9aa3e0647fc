import { useState } from 'react';

import { TextField } from './TextField';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly hint?: string | undefined;
  /** Says what is wrong with a number out of range, or with what is no number. */
  readonly error?: string | undefined;
  readonly bare?: boolean | undefined;
  readonly beside?: boolean | undefined;
}

const WHOLE = /^[-\u2212]?(\d{1,15}|\d{1,3}([\s.,']\d{3})+)$/;

/** Thousands may be set apart as either language does it; a fraction is no whole number. */
export const readNumber = (text: string): number | undefined => {
  const typed = text.trim();
  const n = Number(typed.replace(/[\s.,']/g, '').replace('\u2212', '-'));
  return WHOLE.test(typed) && Number.isSafeInteger(n) ? n : undefined;
};

/** A whole number typed on the keyboard; undefined while it is none. */
export const NumberField = ({ label, value, onChange, min, max, hint, error, bare, beside }: Props) => {
  const [draft, setDraft] = useState({ text: value === undefined ? '' : String(value), value });
  if (draft.value !== value) setDraft({ text: value === undefined ? '' : String(value), value });
  const within =
    value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);
  const change = (text: string) => {
    const next = readNumber(text);
    setDraft({ text, value: next });
    onChange(next);
  };
  return (
    <TextField
      label={label}
      value={draft.text}
      onChange={change}
      hint={hint}
      error={draft.text !== '' && !within ? error : undefined}
      keyboard={min !== undefined && min < 0 ? 'numbers-and-punctuation' : 'number-pad'}
      maxLength={20}
      bare={bare}
      beside={beside}
    />
  );
};
