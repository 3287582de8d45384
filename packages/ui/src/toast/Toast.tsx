'use client';

import type { ComponentProps } from 'react';
import { useLabels } from '../provider/context.ts';
import * as css from './Toast.css.ts';
import { english } from './labels.ts';
import type { ToastOptions } from './store.ts';

export interface ToastProps extends ComponentProps<'div'>, ToastOptions {
  /**
   * The text of the button.
   * @default 'Dismiss'
   */
  dismissLabel?: string;
  /** Called when the reader dismisses it. Without it there is no button. */
  onDismiss?: () => void;
}

/** A short message, as shown by `useToast`. Renders a `<div>`; the region around it announces it. */
export function Toast({ tone = 'info', dismissLabel, onDismiss, className, children, ...rest }: ToastProps) {
  const words = useLabels('toast', english, { dismissLabel });
  return (
    <div
      data-part="toast"
      {...rest}
      className={[css.toast, css.tone[tone], className].filter(Boolean).join(' ')}
    >
      <p data-part="text" className={css.message}>
        {children}
      </p>
      {onDismiss && (
        <button type="button" data-part="close" className={css.dismiss} onClick={onDismiss}>
          {words.dismissLabel}
        </button>
      )}
    </div>
  );
}
