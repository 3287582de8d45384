'use client';

import { type ComponentProps, createElement, type ReactNode } from 'react';
import type { Link } from '../link/index.ts';
import { type DayStyle, formatDay } from '../byline/day.ts';
import { useLabels, useLocale } from './context.ts';
import { fill, fillWith } from './fill.ts';
import { formatNumber } from './format-number.ts';
import type { UiLabels } from './UiLabels.ts';

interface WordProps<Set extends keyof UiLabels> {
  /** Whose word it is. */
  set: Set;
  /** Which of them. */
  name: keyof UiLabels[Set];
  /** The words that stand beside the component, of which this is one. */
  english: UiLabels[Set];
  /** Words that the component was given. */
  given?: Readonly<Partial<UiLabels[Set]>> | undefined;
  /** What stands in its blanks. A blank with the name of another word of the set is that word. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** The word, what stands in its blanks, and the language: what `fill` takes. */
function useWord<Set extends keyof UiLabels>({ set, name, english, given, values }: WordProps<Set>) {
  const words = useLabels(set, english, given);
  return [words[name] as string, { ...words, ...values }, useLocale()] as const;
}

/**
 * A word of the library in the language of the page, for components that render on the server alone: only this leaf of them reads the
 * context. Renders text.
 */
export function Word<Set extends keyof UiLabels>(props: WordProps<Set>) {
  return fillWith(...useWord(props));
}

type Nameable = 'nav' | 'ul' | typeof Link;

type NamedProps<Set extends keyof UiLabels, As extends Nameable> = WordProps<Set> & {
  /** What it renders. */
  as: As;
} & Omit<ComponentProps<As>, keyof WordProps<Set> | 'as'>;

/** An element that a word of the library names for assistive technology, unless its host does. */
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
  /** Its spaces do not break. */
  whole?: boolean;
}

/** A publication date in the language of the page. Renders text, or nothing for what is no date. */
export function Day({ date, form, whole = false }: DayProps) {
  const day = formatDay(date, form, useLocale());
  return whole ? day?.replaceAll(' ', '\u00A0') : day;
}

/** A whole number in the language of the page. Renders text. */
export function Numeral({ value }: { value: number }) {
  return formatNumber(value, useLocale());
}
