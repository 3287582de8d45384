import { Link } from '@daily-nest/ui/link';
import type { SeriesPlace } from '@daily-nest/content/series-place';
import { css } from './classes.ts';
import * as words from '../words/reading.ts';

/** Above the text: the series and the part of a piece. */
export function SeriesNote({ place: { part, of, title, href } }: { place: SeriesPlace }) {
  return (
    <p>
      {words.partOf(part, of)}
      <Link href={href}>{title}</Link>
    </p>
  );
}

/** Under the text: links to the previous and next parts. */
export function SeriesTurn({ place: { title, previous, next } }: { place: SeriesPlace }) {
  return (
    <nav className={css.turn} aria-label={words.moreOf(title)}>
      {previous && (
        <p>
          {words.previousPart}
          <Link href={previous.href}>{previous.title}</Link>
        </p>
      )}
      {next && (
        <p>
          {words.nextPart}
          <Link href={next.href}>{next.title}</Link>
        </p>
      )}
    </nav>
  );
}
