import * as css from './AdMount.css.ts';

/**
 * The content of the network's element. React does not render it, whether it hydrates before or after the
 * network.
 */
const nothing = { __html: '' };

export function AdMount() {
  return (
    <div className={css.box} data-ad-box="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}
