import * as css from './Button.css.ts';

/** Three dots that run while the button around them is busy. Renders a `<span>`, which else takes no room. */
export function BusyDots() {
  return (
    <span data-part="busy" className={css.dots} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
}
