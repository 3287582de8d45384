'use client';

import { type ReactNode, use, useMemo } from 'react';
import { type SomeLabels, UiContext } from './context.ts';

export interface UiProviderProps {
  /**
   * The language of dates and numbers, as in `<html lang>`.
   * @default that of an outer provider, else 'en-US'
   */
  locale?: string;
  /**
   * The texts in that language, by component: `es` of `@daily-nest/ui/labels-es`, or your own. Missing ones
   * are English, and a component's own `labels` win.
   * @default those of an outer provider
   */
  labels?: SomeLabels;
  /**
   * The address of a picture that replaces those that fail to load.
   * @default that of an outer provider, else none
   */
  placeholder?: string;
  children?: ReactNode;
}

/**
 * Sets texts, language and replacement picture for all components below it. Renders nothing of its own; the
 * host sets `lang` and `dir` on `<html>`.
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
