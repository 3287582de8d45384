import { Field } from '@daily-nest/ui/field';

interface CodeFieldProps {
  /** Whether it takes the focus, where it comes instead of a form that had it. */
  takesFocus?: boolean;
  /** Which codes are meant. */
  hint?: string;
}

/** A code of the app, or a backup code. */
export function CodeField({
  takesFocus = false,
  hint = 'Six digits of your app, or a backup code.',
}: CodeFieldProps) {
  return (
    <Field
      label="Code"
      name="code"
      autoComplete="one-time-code"
      maxLength={60}
      ref={takesFocus ? focus : undefined}
      required
      hint={hint}
    />
  );
}

export const focus = (element: HTMLElement | null) => element?.focus();
