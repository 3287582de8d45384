import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { Named } from '../provider/Word.tsx';
import * as css from './Breadcrumbs.css.ts';
import { english } from './labels.ts';

/** A step of the path. */
export interface Breadcrumb {
  label: string;
  /** The address. The last step, the page itself, has none. */
  href?: string;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** The path from the home page to this one. Renders nothing if it is empty. */
  items: Breadcrumb[];
  /**
   * The accessible name of the navigation.
   * @default 'Breadcrumb'
   */
  label?: string;
}

/** The path to a page of the magazine. Renders a `<nav>` with an ordered list. */
export function Breadcrumbs({ items, label, className, ...rest }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <Named
      as="nav"
      set="breadcrumbs"
      name="label"
      english={english}
      given={{ label }}
      data-part="breadcrumbs"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <ol data-part="list" className={css.list}>
        {items.map(({ label: text, href }) => (
          <li key={`${href} ${text}`} data-part="item" className={css.item}>
            {href === undefined ? (
              <span data-part="current" className={css.here} aria-current="page">
                {text}
              </span>
            ) : (
              <Link data-part="link" className={css.link} href={href}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Named>
  );
}
