import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './field.css.ts';

interface Frame {
  label: string;
  /** What belongs there. */
  hint?: ReactNode;
}

type FieldProps = Frame & Omit<ComponentProps<'input'>, 'children'>;

/** A labelled line of text. Renders a `<div>` with an `<input>`. */
export function Field({ label, hint, className, id: given, ...rest }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={className}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input {...rest} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A choice from a few. Renders a `<div>` with a `<select>`. */
export function Choice({ label, hint, className, id: given, ...rest }: Frame & ComponentProps<'select'>) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={className}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChecksProps {
  id: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of a few, in the order in which they were chosen. Renders a `<fieldset>`. */
export function Checks({ id, label, hint, options, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className={css.group} id={id} tabIndex={-1}>
      <legend className={css.label}>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.options}>
        {options.map(({ value, label: words }) => (
          <label key={value} className={css.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
