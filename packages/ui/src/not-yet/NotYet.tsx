import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import * as css from './NotYet.css.ts';

export interface NotYetProps extends Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'type' | 'popoverTarget'
> {
  /** What is not there yet, and what there is instead, in a sentence or two. */
  note: ReactNode;
}

/**
 * A button for something that does not exist yet: a press says so, in a note at the lower edge of the window. Renders a `<button>` and
 * the note as a native popover, so that it answers before any script runs. `ref` and other props go to the button.
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
