import { useId } from 'react';
import * as css from './foundations.css.ts';
import * as own from './find-field.css.ts';

interface FindFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The number of matches, announced while typing. */
  found: string;
}

/** A field that filters a list below it. */
export function FindField({ label, value, onValueChange, found }: FindFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={own.field}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      <output className={css.note} htmlFor={id}>
        {found}
      </output>
    </div>
  );
}

/** Returns whether a text contains all words of a query, in any order. */
export const hasWords = (text: string, asked: string) =>
  asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
