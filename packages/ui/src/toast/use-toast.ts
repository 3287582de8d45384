'use client';

import { createContext, use } from 'react';

export interface ToastOptions {
  /**
   * What kind of message it is.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'danger';
}

/** Shows a sentence for a moment and has it announced. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast. Its identity never changes. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) {
    throw new Error(
      'ui: useToast() was called outside <ToastProvider>, so there is no place to show a message. Wrap the application in <ToastProvider>.',
    );
  }
  return show;
}
