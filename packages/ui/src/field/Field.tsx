import { type ComponentProps, type ReactNode, useId } from 'react';
import * as css from './Field.css.ts';

/** One choice of a field with `options`. */
export interface FieldOption {
  value: string;
  label: string;
}

interface FieldFrame {
  /** What belongs there, above the field. */
  label: ReactNode;
  /** A sentence below that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what stands there. */
  error?: ReactNode;
}

interface LineProps extends FieldFrame, Omit<ComponentProps<'input'>, 'children'> {
  options?: undefined;
  rows?: undefined;
}

interface TextProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'children' | 'rows'> {
  options?: undefined;
  /** Makes it a text of several lines, at first so many. */
  rows: number;
}

interface ChoiceProps extends FieldFrame, Omit<ComponentProps<'select'>, 'children'> {
  /** Makes it a choice from these. */
  options: readonly FieldOption[];
  rows?: undefined;
}

export type FieldProps = LineProps | TextProps | ChoiceProps;

/**
 * One field of a form: label, field, and what is said about it. Renders an `<input>`, a `<textarea>` where there are `rows`, or a `<select>` where
 * there are `options`, in a `<div>` that is as wide as there is room; every other prop is the field's.
 */
export function Field({ label, hint, error, className, id: given, ...rest }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const said = [
    rest['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  const shared = {
    id,
    className: className ? `${css.field} ${className}` : css.field,
    'aria-describedby': said.length > 0 ? said.join(' ') : undefined,
    'aria-invalid': error === undefined ? rest['aria-invalid'] : true,
  };
  return (
    <div data-part="row" className={css.row}>
      <label data-part="label" className={css.label} htmlFor={id}>
        {label}
      </label>
      {inputOf({ ...rest, ...shared })}
      {hint !== undefined && (
        <p data-part="note" className={css.note} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p data-part="error" className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = Omit<LineProps, 'label'> | Omit<TextProps, 'label'> | Omit<ChoiceProps, 'label'>;

function inputOf(props: InputProps) {
  if (props.options) return <Choice {...props} />;
  if (props.rows !== undefined) return <textarea data-part="field" {...props} />;
  return <input data-part="field" {...props} />;
}

function Choice({ options, ...rest }: Pick<ChoiceProps, 'options'> & ComponentProps<'select'>) {
  return (
    <select data-part="field" {...rest}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
