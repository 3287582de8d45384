import * as css from './AdMount.css.ts';

/** The element that a network fills. React, which may come before or after the network, does not look inside. */
const nothing = { __html: '' };

export function AdMount() {
  return (
    <div className={css.box} data-ad-box="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}
