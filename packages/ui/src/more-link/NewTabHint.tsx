import { Word } from '../provider/Word.tsx';
import { english } from './labels.ts';
import * as css from './MoreLink.css.ts';

/**
 * Tells screen readers that a link opens a new tab. Renders a visually hidden `<span>`; put it last in the
 * link.
 */
export function NewTabHint() {
  return (
    <>
      {' '}
      <span className={css.hint}>
        <Word set="moreLink" name="newTab" english={english} />
      </span>
    </>
  );
}
