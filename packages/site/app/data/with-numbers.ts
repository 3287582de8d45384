import type { UrgentNumbers } from '@daily-nest/brand';

/** A text of /urgent with the title's numbers in their places. */
export function withNumbers(text: string, lines: UrgentNumbers): string {
  return text.replaceAll(
    /\{(emergency|poison|crisis)\}/g,
    (_, line: 'emergency' | 'poison' | 'crisis') => lines[line].number,
  );
}
