import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import * as css from './MoreLink.css.ts';
import { NewTabHint } from './NewTabHint.tsx';

export interface MoreLinkProps extends ComponentProps<typeof Link> {
  /**
   * Opens a new tab, and says so. For other sites.
   * @default false
   */
  external?: boolean;
}

/**
 * A link on its own line: 'Read Full Article', 'See All', 'Learn more'. Renders an `<a>`. For the main action
 * of a page, use `ButtonLink`.
 */
export function MoreLink({ external = false, rel, target, className, children, ...rest }: MoreLinkProps) {
  const outward = external ? { target: '_blank', rel: rel ?? 'noopener' } : { target, rel };
  return (
    <Link
      data-part="more"
      {...rest}
      {...outward}
      className={[css.root, css.arrow[external ? 'out' : 'on'], className].filter(Boolean).join(' ')}
    >
      <span className={css.words}>{children}</span>
      {external && <NewTabHint />}
    </Link>
  );
}
