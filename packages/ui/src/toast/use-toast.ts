'use client';

import { createContext, use } from 'react';
import type { ShowToast, ToastStore } from './store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

/** Returns the function that shows a toast. It never changes. */
export function useToast(): ShowToast {
  const store = use(ToastContext);
  if (!store) {
    throw new Error(
      'ui: useToast() was called outside <ToastProvider>, so there is no place to show a message. Wrap the application in <ToastProvider>.',
    );
  }
  return store.getState().show;
}
