'use client';

import { type ReactNode, use, useMemo } from 'react';
import { type SomeLabels, UiContext } from './context.ts';

export interface UiProviderProps {
  /**
   * The language of dates and numbers, as in `<html lang>`.
   * @default that of a provider above, else 'en-US'
   */
  locale?: string;
  /**
   * The words in that language, by component: `es` of `@daily-nest/ui/labels-es`, or your own. What is left out stays English, and a
   * component's own `labels` come before these.
   * @default those of a provider above
   */
  labels?: SomeLabels;
  /**
   * Address of your picture that is shown where one cannot be loaded.
   * @default that of a provider above, else none
   */
  placeholder?: string;
  children?: ReactNode;
}

/**
 * What every component below speaks, its built-in words, dates and numbers, and what it shows for a broken picture. Renders nothing of
 * its own; `lang` and `dir` are the host's, on `<html>`.
 */
export function UiProvider({ locale, labels, placeholder, children }: UiProviderProps) {
  const above = use(UiContext);
  const value = useMemo(
    () => ({
      locale: locale ?? above.locale,
      labels: labels ?? above.labels,
      placeholder: placeholder ?? above.placeholder,
    }),
    [locale, labels, placeholder, above],
  );
  return <UiContext value={value}>{children}</UiContext>;
}
