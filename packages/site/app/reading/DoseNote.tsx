import { doseSheet, speaksOfDoses } from '@daily-nest/content/urgent/speaks-of-doses';
import { Link } from '@daily-nest/ui/link';
import * as words from '../words/reading.ts';
import { sheetSlugs } from '@daily-nest/content/urgent/sheet-slugs';

/** Whether there are doses in the title's language. */
const hasDoses = sheetSlugs.includes('fever-and-doses');

export interface DoseNoteProps {
  text: string;
  className?: string;
}

/** A link to the dose below a text that has no links of its own and mentions a fever or its medicines. */
export function DoseNote({ text, className }: DoseNoteProps) {
  if (!hasDoses || !speaksOfDoses(text)) return null;
  return (
    <p className={className}>
      <Link href={doseSheet}>{words.doseNote}</Link>
    </p>
  );
}
