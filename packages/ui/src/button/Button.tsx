'use client';

import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useStartable } from '../start/index.ts';
import { rendered } from '../start/rendered.ts';
import { BusyDots } from './BusyDots.tsx';
import * as css from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './tones.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How prominent the button is.
   * @default 'primary'
   */
  tone?: ButtonTone;
  /**
   * Its height: 44 or 36 px.
   * @default 'm'
   */
  size?: ButtonSize;
  /**
   * Shows three animated dots and ignores further presses while an action runs; the focus stays.
   * @default false
   */
  busy?: boolean;
  /**
   * Fills the available width.
   * @default false
   */
  wide?: boolean;
  /**
   * An element of the host in place of the `<button>`, such as the submit button of a form library. It gets the
   * button's attributes; its own come before them.
   */
  render?: ReactElement;
}

/**
 * A button. Renders a `<button type="button">`.
 *
 * With an `onClick` and no native action of its own (submit, reset, popover, command) it is held until the
 * application runs, so that no press is lost. To link to a page, use `ButtonLink`.
 */
export function Button({
  tone = 'primary',
  size = 'm',
  busy = false,
  wide = false,
  render,
  type = 'button',
  className,
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const native = type !== 'button' || rest.popoverTarget !== undefined || 'commandfor' in rest;
  const held = onClick !== undefined && !native;
  const hold = useStartable(ref, held);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  const attributes = {
    ...(busy && { 'aria-busy': true, 'aria-disabled': true }),
    'data-part': 'button',
    ...rest,
    ...hold,
    type,
    onClick: busy || onClick ? press : undefined,
    className: [css.base, css.tone[tone], css.size[size], wide && css.wide, className]
      .filter(Boolean)
      .join(' '),
  };
  const content = (
    <>
      {children}
      {busy && <BusyDots />}
    </>
  );
  // The rule cannot see that `type` defaults to `button`.
  return render ? rendered(render, attributes, content) : <button {...attributes}>{content}</button>;
}
