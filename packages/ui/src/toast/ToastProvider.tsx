'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createToastStore, type ToastEntry } from './store.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';
import { ToastContext } from './use-toast.ts';

/** How long each toast is shown, in milliseconds, while neither pointer nor focus is on any of them. */
export const toastTime = 6000;

export interface ToastProviderProps {
  /** The application. */
  children?: ReactNode;
  /**
   * The text of the button.
   * @default 'Dismiss'
   */
  dismissLabel?: string;
}

/**
 * The region for toasts, at the bottom of the window. It shows at most three; the oldest disappears first.
 */
export function ToastProvider({ children, dismissLabel }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const { entries, dismiss } = useStore(store);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The focused element before a toast got the focus. */
  const cameFrom = useRef<HTMLElement>(null);

  function focusIn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(true);
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <ToastContext value={store}>
      {children}
      {/* The region is empty from the start, because only later content is announced. */}
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
              // Pointer or focus were on the removed toast, and removal fires no leave event.
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
  /** Whether pointer or focus are on the toasts. The time starts again when they leave. */
  paused: boolean;
  dismissLabel: string | undefined;
  /** Called when its time is over. */
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
