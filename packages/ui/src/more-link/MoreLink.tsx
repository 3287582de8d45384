import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import * as css from './MoreLink.css.ts';
import { NewTabHint } from './NewTabHint.tsx';

export interface MoreLinkProps extends ComponentProps<typeof Link> {
  /**
   * Leads out of the magazine: opens a new tab, and says so.
   * @default false
   */
  external?: boolean;
}

/**
 * A line of its own that leads on: 'Read Full Article', 'See All', 'Learn more'. Renders an `<a>`. For the one thing a page
 * asks its reader to do, use `ButtonLink`.
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
      {children}
      {external && <NewTabHint />}
    </Link>
  );
}
