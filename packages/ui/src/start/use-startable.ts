'use client';

import { type Ref, type RefCallback, useCallback } from 'react';
import { startable } from './startable.ts';

export interface StartableProps<T> {
  'data-start'?: '';
  suppressHydrationWarning?: true;
  ref: Ref<T> | undefined;
}

/**
 * {@link startable} for a control with a ref of its own.
 *
 * @param ref the caller's ref.
 * @param held whether the control needs the application; if not, only the ref is returned. @default true
 */
export function useStartable<T extends Element>(ref?: Ref<T>, held = true): StartableProps<T> {
  const merged = useMergedRef(startable.ref, ref);
  return held ? { ...startable, ref: merged } : { ref };
}

/**
 * Returns one ref for two. It changes only if one of them does, so that neither is called on every render.
 */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const undoFirst = attach(first, element);
      const undoSecond = attach(second, element);
      return () => {
        undoFirst();
        undoSecond();
      };
    },
    [first, second],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
