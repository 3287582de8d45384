import * as css from './MoreLink.css.ts';

/** Says aloud that a link opens a new tab. Renders a visually hidden `<span>`, to be put last in the link. */
export function NewTabHint() {
  return (
    <>
      {' '}
      <span className={css.hint}>(opens in a new tab)</span>
    </>
  );
}
