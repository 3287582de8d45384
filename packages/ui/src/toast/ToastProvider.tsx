'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createToastStore, type ToastEntry } from './store.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { ToastContext } from './use-toast.ts';

/** How long each toast stands, in milliseconds, while no pointer and no focus is on any of them. */
export const toastTime = 6000;

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
  const [store] = useState(createToastStore);
  const { entries, dismiss } = useStore(store);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Where the focus was before it came to a toast. */
  const cameFrom = useRef<HTMLElement>(null);

  function focusIn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(true);
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <ToastContext value={store}>
      {children}
      {/* The region stands from the start, empty: only what is put into it later is announced. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits longer */}
      <div
        data-part="toasts"
        className={css.region}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> takes no blocks
        role="status"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={focusIn}
        onBlur={() => setFocused(false)}
      >
        {entries.map((entry) => (
          <TimedToast
            key={entry.id}
            entry={entry}
            paused={pointed || focused}
            dismissLabel={dismissLabel}
            onEnd={dismiss}
            onDismiss={() => {
              // Pointer and focus were on what is gone now, and nothing says that they left.
              setPointed(false);
              setFocused(false);
              cameFrom.current?.focus({ preventScroll: true });
              dismiss(entry.id);
            }}
          />
        ))}
      </div>
    </ToastContext>
  );
}

interface TimedToastProps {
  entry: ToastEntry;
  /** The reader is at the toasts: the time begins again when they leave. */
  paused: boolean;
  dismissLabel: string | undefined;
  /** Its time is over. */
  onEnd: (id: number) => void;
  onDismiss: () => void;
}

function TimedToast({ entry: { id, message, tone }, paused, onEnd, ...rest }: TimedToastProps) {
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => onEnd(id), toastTime);
    return () => clearTimeout(timer);
  }, [id, paused, onEnd]);

  return (
    <Toast {...rest} tone={tone}>
      {message}
    </Toast>
  );
}
