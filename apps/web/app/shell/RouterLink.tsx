import { Link } from 'react-router';
import type { LinkProps } from '@daily-nest/ui/link';

/** The library's links to pages of this site, through the router once the application runs. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/** Links between the pages of one list: the page itself scrolls, smoothly. */
export function PagerLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} preventScrollReset />;
}
