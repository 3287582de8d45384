import { Field } from '@daily-nest/ui/field';

/** A code of the app, or a backup code. With `takesFocus` where it comes instead of a form that had it. */
export function CodeField({
  takesFocus = false,
  hint = 'Six digits of your app, or a backup code.',
}: {
  takesFocus?: boolean;
  hint?: string;
}) {
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
