import type { AnySection } from '../theme/index.ts';

/** A link of the header or the footer. */
export interface NavItem {
  /** A path of the site, or an absolute address of another site. */
  href: string;
  /** The text of the link. */
  label: string;
}

/** A link to a section of the magazine. */
export interface SectionItem extends NavItem {
  /** The section whose hue it has. */
  section?: AnySection;
  /** The heading under which the menus list it; neighbors with the same one share it. */
  group?: string;
}

/**
 * Returns the value of `aria-current`: `page` for the same page, `true` for a page above it, or undefined.
 */
export function currentFor(href: string, currentPath: string | undefined): 'page' | 'true' | undefined {
  if (currentPath === undefined) return undefined;
  const path = currentPath.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
