import * as shared from '../desk.css.ts';
import * as css from './letters.css.ts';

/** A letter as a mail program shows it, opened when it is wanted. */
export function LetterPreview({ src, label }: { src: string; label: string }) {
  return (
    <details className={css.preview}>
      <summary className={shared.linkButton}>Read it</summary>
      {/* Its own policy lets nothing in it run. */}
      <iframe
        className={css.letter}
        title={label}
        src={src}
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </details>
  );
}
