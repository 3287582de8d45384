'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { type ShowToast, ToastContext, type ToastOptions } from './useToast.ts';

/** How long a toast stands, in milliseconds, while nobody points at it. */
export const toastTime = 5000;

interface Entry extends ToastOptions {
  id: number;
  message: string;
}

export interface ToastProviderProps {
  /** The application. */
  children?: ReactNode;
  /**
   * Name of the button that takes a toast away.
   * @default 'Dismiss'
   */
  dismissLabel?: string;
}

/** The place for short messages, at the lower edge of the window. At most three at a time; the oldest goes first. */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [paused, setPaused] = useState(false);
  const count = useRef(0);

  const show = useCallback<ShowToast>((message, options) => {
    count.current += 1;
    const entry = { ...options, message, id: count.current };
    setEntries((before) => [...before.filter((other) => other.message !== message), entry].slice(-3));
  }, []);
  const dismiss = (id: number) => setEntries((before) => before.filter((entry) => entry.id !== id));

  const oldest = entries[0]?.id;
  useEffect(() => {
    if (oldest === undefined || paused) return undefined;
    const timer = setTimeout(
      () => setEntries((before) => before.filter((entry) => entry.id !== oldest)),
      toastTime,
    );
    return () => clearTimeout(timer);
  }, [oldest, paused]);

  return (
    <ToastContext value={show}>
      {children}
      {/* The region stands from the start, empty: only what is put into it later is announced. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits longer */}
      <div
        className={css.region}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks
        role="status"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {entries.map((entry) => (
          <Toast
            key={entry.id}
            tone={entry.tone}
            dismissLabel={dismissLabel}
            onDismiss={() => {
              setPaused(false);
              dismiss(entry.id);
            }}
          >
            {entry.message}
          </Toast>
        ))}
      </div>
    </ToastContext>
  );
}
