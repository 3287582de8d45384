import type { Correction } from '@daily-nest/content/types';

/** Returns the structured data of what was wrong in a piece. */
export function correctionsLd(corrections: readonly Correction[] = []) {
  if (corrections.length === 0) return {};
  return {
    correction: corrections.map(({ date, was, is }) => ({
      '@type': 'CorrectionComment' as const,
      datePublished: date,
      text: `${is} Before: ${was}`,
    })),
  };
}

interface Dated {
  updated?: string | undefined;
  corrections?: readonly Correction[] | undefined;
}

/** Returns the day of the last change of a post; undefined for a post that was never changed. */
export function changedOn({ updated, corrections = [] }: Dated): string | undefined {
  return [updated ?? '', ...corrections.map(({ date }) => date)].toSorted().at(-1) || undefined;
}
