import { createElement, Fragment, type ReactNode } from 'react';
import { formatNumber } from './format-number.ts';

type Values = Readonly<Record<string, ReactNode>>;

/**
 * Fills the blanks of a sentence, 'Page {page}', with texts and numbers. A blank without a value stays, so
 * that the mistake is visible.
 */
export function fill(sentence: string, values: Values, locale = 'en-US'): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return formatNumber(value, locale);
    return typeof value === 'string' ? value : blank;
  });
}

/**
 * Like `fill`, with elements as values: 'By {author}' with a link. Adjacent texts are joined, as in a
 * sentence without blanks.
 */
export function fillWith(sentence: string, values: Values, locale?: string): ReactNode[] {
  const parts = fill(sentence, values, locale).split(/\{(\w+)\}/);
  return parts.map((part, place) =>
    place % 2 ? createElement(Fragment, { key: place }, values[part] ?? `{${part}}`) : part,
  );
}
