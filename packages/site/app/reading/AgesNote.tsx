import { Link } from '@daily-nest/ui/link';
import * as words from '../words/reading.ts';
import { hasPart } from '@daily-nest/content/parts';

interface AgesNoteProps {
  ages: readonly { slug: string; label: string }[];
  className?: string;
}

/** The age groups of a piece, with links to them. */
export function AgesNote({ ages, className }: AgesNoteProps) {
  if (ages.length === 0 || !hasPart('ages')) return null;
  return (
    <p className={className}>
      {words.byAge}
      {ages.flatMap(({ slug, label }, place) => [
        place > 0 && ', ',
        <Link key={slug} href={`/ages/${slug}`}>
          {label}
        </Link>,
      ])}
    </p>
  );
}
