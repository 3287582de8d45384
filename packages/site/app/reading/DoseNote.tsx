import { doseSheet, speaksOfDoses } from '@daily-nest/content/urgent/speaks-of-doses';
import { Link } from '@daily-nest/ui/link';

export interface DoseNoteProps {
  text: string;
  className?: string;
}

/** A link to the dose below a text that has no links of its own and mentions a fever or its medicines. */
export function DoseNote({ text, className }: DoseNoteProps) {
  if (!speaksOfDoses(text)) return null;
  return (
    <p className={className}>
      <Link href={doseSheet}>Fever and doses: find the dose for your bottle</Link>
    </p>
  );
}
