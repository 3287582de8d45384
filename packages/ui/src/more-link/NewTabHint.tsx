import { Word } from '../provider/Word.tsx';
import { english } from './labels.ts';
import * as css from './MoreLink.css.ts';

/** Says aloud that a link opens a new tab. Renders a visually hidden `<span>`, to be put last in the link. */
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
