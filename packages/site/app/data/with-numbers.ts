import type { UrgentNumbers } from '@daily-nest/brand';

/** Returns a text of /urgent with the title's phone numbers. */
export function withNumbers(text: string, lines: UrgentNumbers): string {
  return text.replaceAll(
    /\{(emergency|poison|crisis)\}/g,
    (_, line: 'emergency' | 'poison' | 'crisis') => lines[line].number,
  );
}
