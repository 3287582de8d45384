import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import * as css from './NotYet.css.ts';

export interface NotYetProps extends Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'type' | 'popoverTarget'
> {
  /** Explains what is not available yet, and what there is instead, in one or two sentences. */
  note: ReactNode;
}

/**
 * A button for a feature that is not available yet: a press shows a note at the bottom of the window. Renders
 * a `<button>` and the note as a native popover, which works without a script. `ref` and other props go to
 * the button.
 */
export function NotYet({ note, children, ...rest }: NotYetProps) {
  const id = useId();
  return (
    <>
      <Button {...rest} popoverTarget={id} suppressHydrationWarning>
        {children}
      </Button>
      <span id={id} popover="auto" role="alert" data-part="note" className={css.note}>
        {note}
      </span>
    </>
  );
}
