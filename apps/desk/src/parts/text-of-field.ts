import type { DraftFields } from '@daily-nest/content/draft';

/** The value of a field as lines of text. */
export function textOfField(value: DraftFields[keyof DraftFields]): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((entry) => (typeof entry === 'string' ? entry : `${entry.title} ${entry.url}`)).join('\n');
}
