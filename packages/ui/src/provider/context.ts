'use client';

import { createContext, use, useMemo } from 'react';
import type { UiLabels } from './UiLabels.ts';

/** Words for some of the components, or for some of their places. What is left out stays English. */
export type SomeLabels = { readonly [Set in keyof UiLabels]?: Readonly<Partial<UiLabels[Set]>> };

/** What every component of the library knows of its page. */
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

/** The locale for dates and numbers. From the host, never from the environment: server and browser print the same. */
export function useLocale(): string {
  return use(UiContext).locale;
}

/** What the page gives of a set, for what adds its own English words late. */
export function useGivenLabels<Set extends keyof UiLabels>(set: Set): SomeLabels[Set] {
  return use(UiContext).labels[set];
}

/** The picture of the host that stands in for one that cannot be loaded. */
export function usePlaceholder(): string | undefined {
  return use(UiContext).placeholder;
}

/**
 * The words of a component: its own English ones, those of the page's language over them, and over both those that this one was given.
 * A component that renders on the server alone writes a `Word` instead.
 *
 * @param english stands beside the component, so that a page ships the words of what it shows and no others.
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
