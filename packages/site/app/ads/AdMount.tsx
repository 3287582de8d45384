import * as css from './AdMount.css.ts';

/** The element that a network fills. React does not render its content, whether it hydrates before or after the network. */
const nothing = { __html: '' };

export function AdMount() {
  return (
    <div className={css.box} data-ad-box="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}
