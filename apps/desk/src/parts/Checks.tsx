import * as css from './checks.css.ts';

interface ChecksProps {
  /** Its id, by which a check leads to it. */
  id: string;
  /** What is chosen. */
  label: string;
  /** A sentence that helps to choose. */
  hint?: string;
  /** What there is to choose from. */
  options: readonly { value: string; label: string }[];
  /** Those that are chosen, in the order in which they were. */
  chosen: readonly string[];
  /** Called with those that are chosen now. */
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
