import * as css from './Button.css.ts';

/** Three animated dots while the button is busy. Renders a `<span>`, which takes no space otherwise. */
export function BusyDots() {
  return (
    <span data-part="busy" className={css.dots} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
}
