'use client';

import { type ComponentProps, createElement, type ReactNode } from 'react';
import type { Link } from '../link/index.ts';
import { type DayStyle, formatDay } from '../byline/day.ts';
import { useLabels, useLocale } from './context.ts';
import { fill, fillWith } from './fill.ts';
import { formatNumber } from './format-number.ts';
import type { UiLabels } from './UiLabels.ts';

interface WordProps<Set extends keyof UiLabels> {
  /** The component whose text it is. */
  set: Set;
  /** The name of the text. */
  name: keyof UiLabels[Set];
  /** The English texts of the component, among them this one. */
  english: UiLabels[Set];
  /** The component's `labels` prop. */
  given?: Readonly<Partial<UiLabels[Set]>> | undefined;
  /** The values of its blanks. A blank with the name of another text of the set is replaced by that text. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** Returns the text, the values and the locale: the arguments of `fill`. */
function useWord<Set extends keyof UiLabels>({ set, name, english, given, values }: WordProps<Set>) {
  const words = useLabels(set, english, given);
  return [words[name] as string, { ...words, ...values }, useLocale()] as const;
}

/**
 * A text of the library in the language of the page, for components that render only on the server: only this
 * component reads the context. Renders text.
 */
export function Word<Set extends keyof UiLabels>(props: WordProps<Set>) {
  return fillWith(...useWord(props));
}

type Nameable = 'nav' | 'ul' | typeof Link;

type NamedProps<Set extends keyof UiLabels, As extends Nameable> = WordProps<Set> & {
  /** The element to render. */
  as: As;
} & Omit<ComponentProps<As>, keyof WordProps<Set> | 'as'>;

/** An element with an accessible name from the library's texts, unless its host sets one. */
export function Named<Set extends keyof UiLabels, As extends Nameable>({
  as,
  set,
  name,
  english,
  given,
  values,
  ...rest
}: NamedProps<Set, As>) {
  const label = fill(...useWord({ set, name, english, given, values }));
  return createElement(as as string, { 'aria-label': label, ...rest });
}

interface DayProps {
  date: string | null | undefined;
  form: DayStyle;
  /** Uses non-breaking spaces. */
  whole?: boolean;
}

/** A publication date in the language of the page. Renders text, or nothing for an invalid date. */
export function Day({ date, form, whole = false }: DayProps) {
  const day = formatDay(date, form, useLocale());
  return whole ? day?.replaceAll(' ', '\u00A0') : day;
}

/** A whole number in the language of the page. Renders text. */
export function Numeral({ value }: { value: number }) {
  return formatNumber(value, useLocale());
}
