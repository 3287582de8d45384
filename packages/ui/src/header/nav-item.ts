import type { AnySection } from '../theme/index.ts';

/** A link of the frame. */
export interface NavItem {
  /** Where it leads: a path of the site, or a whole address for another site. */
  href: string;
  /** What it says. */
  label: string;
}

/** A link to a section of the magazine. */
export interface SectionItem extends NavItem {
  /** Whose hue it carries. */
  section?: AnySection;
}

/** The value of `aria-current`: the very page, a page further up the same path, or neither. */
export function currentFor(href: string, currentPath: string | undefined): 'page' | 'true' | undefined {
  if (currentPath === undefined) return undefined;
  const path = currentPath.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
