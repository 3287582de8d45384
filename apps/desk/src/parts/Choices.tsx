import { useId } from 'react';
import * as css from './choices.css.ts';

interface ChoicesProps<Value extends string> {
  /** What is chosen. */
  label: string;
  /** What there is to choose from, in this order. */
  options: readonly { value: Value; label: string }[];
  /** The one that is chosen. */
  value: Value;
  /** Called with the one that was chosen instead. */
  onChange: (value: Value) => void;
}

/** A choice among a few, all of them in view. Renders a `<fieldset>` of radio buttons. */
export function Choices<Value extends string>({ label, options, value, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
