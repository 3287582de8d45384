'use client';

import type { ComponentProps } from 'react';
import * as css from './Toast.css.ts';
import type { ToastOptions } from './useToast.ts';

export interface ToastProps extends ComponentProps<'div'>, ToastOptions {
  /**
   * Name of the button that takes it away.
   * @default 'Dismiss'
   */
  dismissLabel?: string;
  /** Told when the reader takes it away. Without it there is no button. */
  onDismiss?: () => void;
}

/** A short message, as `useToast` shows it. Renders a `<div>`; the region around it announces it. */
export function Toast({
  tone = 'info',
  dismissLabel = 'Dismiss',
  onDismiss,
  className,
  children,
  ...rest
}: ToastProps) {
  return (
    <div {...rest} className={[css.toast, css.tone[tone], className].filter(Boolean).join(' ')}>
      <p className={css.message}>{children}</p>
      {onDismiss && (
        <button type="button" className={css.dismiss} onClick={onDismiss}>
          {dismissLabel}
        </button>
      )}
    </div>
  );
}
