import { createElement, Fragment, type ReactNode } from 'react';
import { formatNumber } from './format-number.ts';

type Values = Readonly<Record<string, ReactNode>>;

/**
 * A sentence with texts and numbers in its blanks: 'Page {page}'. A blank that nothing is given for stays as it is, for somebody to
 * see.
 */
export function fill(sentence: string, values: Values, locale = 'en-US'): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return formatNumber(value, locale);
    return typeof value === 'string' ? value : blank;
  });
}

/** The same with elements in blanks too: 'By {author}' around a link. Words that meet are one text, as in a sentence without blanks. */
export function fillWith(sentence: string, values: Values, locale?: string): ReactNode[] {
  const parts = fill(sentence, values, locale).split(/\{(\w+)\}/);
  return parts.map((part, place) =>
    place % 2 ? createElement(Fragment, { key: place }, values[part] ?? `{${part}}`) : part,
  );
}
