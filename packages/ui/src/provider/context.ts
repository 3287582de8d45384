'use client';

import { createContext, use, useMemo } from 'react';
import type { UiLabels } from './UiLabels.ts';

/** Some texts of some components. Missing ones are English. */
export type SomeLabels = { readonly [Set in keyof UiLabels]?: Readonly<Partial<UiLabels[Set]>> };

/** The values of the provider. */
export interface UiContextValue {
  locale: string;
  labels: SomeLabels;
  placeholder: string | undefined;
}

export const UiContext = createContext<UiContextValue>({
  locale: 'en-US',
  labels: {},
  placeholder: undefined,
});

/**
 * Returns the locale for dates and numbers. It is the host's, not the environment's, so that server and
 * browser render the same.
 */
export function useLocale(): string {
  return use(UiContext).locale;
}

/** Returns the page's texts of a component, for code that loads its English texts later. */
export function useGivenLabels<Set extends keyof UiLabels>(set: Set): SomeLabels[Set] {
  return use(UiContext).labels[set];
}

/** Returns the host's replacement for a picture that fails to load. */
export function usePlaceholder(): string | undefined {
  return use(UiContext).placeholder;
}

/**
 * Returns the texts of a component: its English ones, overridden by the page's language and then by its
 * `labels` prop. A component that renders only on the server uses `Word` instead.
 *
 * @param english comes from the component's folder, so that a page ships only the texts of its components.
 */
export function useLabels<Set extends keyof UiLabels>(
  set: Set,
  english: UiLabels[Set],
  given?: Readonly<Partial<UiLabels[Set]>>,
): UiLabels[Set] {
  const ofPage = use(UiContext).labels[set];
  return useMemo(() => {
    const words = { ...english };
    for (const labels of [ofPage, given] as Partial<typeof words>[])
      for (const name in labels) if (labels[name] !== undefined) words[name] = labels[name];
    return words;
  }, [english, ofPage, given]);
}
