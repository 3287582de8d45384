import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastOptions {
  /**
   * The kind of message.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'danger';
}

/** Shows a message for a few seconds and announces it. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export interface ToastEntry extends ToastOptions {
  id: number;
  message: string;
}

interface ToastState {
  /** The visible toasts, the oldest first. */
  entries: readonly ToastEntry[];
  show: ShowToast;
  dismiss: (id: number) => void;
}

export type ToastStore = StoreApi<ToastState>;

/** Creates the store of one page. It shows at most three toasts, and the same message once. */
export function createToastStore(): ToastStore {
  let count = 0;
  return createStore((set) => ({
    entries: [],
    show: (message, options) => {
      count += 1;
      const entry = { ...options, message, id: count };
      set(({ entries }) => ({
        entries: [...entries.filter((other) => other.message !== message), entry].slice(-3),
      }));
    },
    dismiss: (id) => set(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) })),
  }));
}
