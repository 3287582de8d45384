import { Link } from '@daily-nest/ui/link';

interface AgesNoteProps {
  ages: readonly { slug: string; label: string }[];
  className?: string;
}

/** The ages that a piece is about, each with the way to more about it. */
export function AgesNote({ ages, className }: AgesNoteProps) {
  if (ages.length === 0) return null;
  return (
    <p className={className}>
      {'By age: '}
      {ages.flatMap(({ slug, label }, place) => [
        place > 0 && ', ',
        <Link key={slug} href={`/ages/${slug}`}>
          {label}
        </Link>,
      ])}
    </p>
  );
}
