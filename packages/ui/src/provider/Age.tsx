'use client';

import { ageOf } from '../wall-list/age.ts';
import type { WallListLabels } from '../wall-list/labels.ts';
import { useLabels, useLocale } from './context.ts';

interface AgeProps {
  date: string | null | undefined;
  now: Date | number | string;
  words: { english: WallListLabels; given: Partial<WallListLabels> | undefined };
}

/** Renders how old news is, as text in the language of the page. */
export function Age({ date, now, words: { english, given } }: AgeProps) {
  return ageOf(date, now, useLocale(), useLabels('wallList', english, given).justNow);
}
