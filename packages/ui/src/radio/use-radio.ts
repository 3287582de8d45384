'use client';

import { useContext } from 'react';
import { useStore } from 'zustand';
import { RadioContext, type RadioContextValue } from './RadioProvider.tsx';
import { isSilent, shownVolume } from './rules.ts';
import type { RadioState } from './store.ts';

/** State, actions and two derived values, for a view of the radio. */
export interface Radio extends RadioState, Omit<RadioContextValue, 'store'> {
  /** The slider's value: 0 while muted. */
  shownVolume: number;
  /** Whether there is no sound, so that the muted icon is shown. */
  silent: boolean;
}

/** Returns the radio of the nearest RadioProvider. */
export function useRadio(): Radio {
  const context = useContext(RadioContext);
  if (!context) {
    throw new Error(
      'ui: useRadio was called outside <RadioProvider>, so there is no audio element to control. Wrap the page in <RadioProvider src="…">.',
    );
  }
  const { store, ...rest } = context;
  const state = useStore(store);
  return { ...state, ...rest, shownVolume: shownVolume(state), silent: isSilent(state) };
}
