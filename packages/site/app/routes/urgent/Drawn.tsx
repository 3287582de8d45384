import type { Drawing } from '@daily-nest/content/urgent/types';
import '../../reading/drawing.css.ts';
import * as css from './drawn.css.ts';

/** The drawing of a step, beside its text. */
export function Drawn({ drawings }: { drawings: readonly Drawing[] }) {
  if (drawings.length === 0) return null;
  return (
    <div className={css.drawn}>
      {drawings.map(({ alt, under, box, lines }) => (
        <figure key={alt} className={css.figure}>
          <svg
            data-drawing=""
            role="img"
            aria-label={alt}
            viewBox={box.join(' ')}
            width={box[2]}
            height={box[3]}
            dangerouslySetInnerHTML={{ __html: lines }}
          />
          {under && <figcaption className={css.under}>{under}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
