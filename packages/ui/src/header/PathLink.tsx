import { Link } from '../link/index.ts';
import { type NavItem, currentFor } from './nav-item.ts';

interface PathLinkProps {
  item: NavItem;
  currentPath: string | undefined;
  className: string;
}

/** A link that is marked on its own page and on the pages below it. */
export function PathLink({ item: { href, label }, currentPath, className }: PathLinkProps) {
  return (
    <Link data-part="link" className={className} href={href} aria-current={currentFor(href, currentPath)}>
      {label}
    </Link>
  );
}
