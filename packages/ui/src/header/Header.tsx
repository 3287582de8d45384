'use client';

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from '../link/index.ts';
import { sectionClass } from '../theme/index.ts';
import * as css from './Header.css.ts';
import { menus } from './menus.ts';
import { type NavItem, type SectionItem, currentFor } from './navItem.ts';

/** The words of the header, for a title in another language. */
export interface HeaderLabels {
  /** Name of the desktop navigation. */
  nav: string;
  /** The dropdown button and its list. */
  sections: string;
  /** The toggle on small screens. */
  menu: string;
  /** The first link of the menu. */
  home: string;
  /** Title of the partner links in the menu. */
  partners: string;
  /** Added unseen to links that open a new tab. */
  newTab: string;
}

const english: HeaderLabels = {
  nav: 'Main',
  sections: 'Sections',
  menu: 'Menu',
  home: 'Home',
  partners: 'Across our network',
  newTab: 'opens in a new tab',
};

export interface HeaderProps extends ComponentProps<'header'> {
  /** Name of the publication. It names the logo link. */
  name: string;
  /** The logo, decorative to assistive technology. Without one the name is set in the display face. */
  logo?: ReactNode;
  /** One line below the name on wide screens, "News and advice for families". */
  tagline?: string;
  /**
   * Where the logo and "Home" lead.
   * @default '/'
   */
  homeHref?: string;
  /** The links of the desktop navigation. */
  nav: NavItem[];
  /** The sections of the magazine, in a dropdown on wide screens and in the menu on small ones. */
  sections: SectionItem[];
  /** Other sites of the network. They open in a new tab. */
  partners?: NavItem[];
  /** The path of the page that is shown. Its link is marked; a change closes the menus. */
  currentPath?: string;
  /** What stands at the end of the bar: a search link, the display settings. */
  end?: ReactNode;
  /** The words of the header. */
  labels?: Partial<HeaderLabels>;
}

/**
 * The head of every page. Renders a sticky `<header>`.
 *
 * Both menus are native popovers: they open, close with Escape and close on a press outside before any script runs.
 * `menus` adds `aria-expanded` and closes them when a link is chosen; the component runs it, and a page may carry it
 * inline to have it earlier.
 */
export function Header({
  name,
  logo,
  tagline,
  homeHref = '/',
  nav,
  sections,
  partners = [],
  currentPath,
  end,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const id = useId();
  const words = { ...english, ...labels };
  const sectionsRef = useRef<HTMLDivElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const shownPath = useRef(currentPath);

  useEffect(() => menus(document), []);

  useEffect(() => {
    if (shownPath.current === currentPath) return;
    shownPath.current = currentPath;
    for (const menu of [sectionsRef.current, menuRef.current]) menu?.hidePopover?.();
  }, [currentPath]);

  const menuItems = [{ href: homeHref, label: words.home }, ...nav.filter((item) => item.href !== homeHref)];

  return (
    <header {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <div className={css.bar}>
        <Link className={css.logo} href={homeHref} aria-label={name}>
          <span className={css.mark} aria-hidden="true">
            {logo ?? <span className={css.name}>{name}</span>}
          </span>
        </Link>
        {/* Beside the link and not in it: what is read of a link is also what it is called. */}
        {tagline && <p className={css.tagline}>{tagline}</p>}
        <nav className={css.nav} aria-label={words.nav}>
          <ul className={css.navList}>
            {nav.map((item) => (
              <li key={item.href}>
                <Link
                  className={css.navLink}
                  href={item.href}
                  aria-current={currentFor(item.href, currentPath)}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={css.sectionsButton}
            popoverTarget={`${id}sections`}
            suppressHydrationWarning
          >
            {words.sections}
            <span className={css.caret} aria-hidden="true" />
          </button>
        </nav>
        {end && <div className={css.end}>{end}</div>}
        <button type="button" className={css.menuButton} popoverTarget={`${id}menu`} suppressHydrationWarning>
          <span className={css.bars} aria-hidden="true" />
          <span className={css.menuWord}>{words.menu}</span>
        </button>
      </div>

      <div ref={sectionsRef} id={`${id}sections`} popover="auto" className={css.sections}>
        <nav className={css.inner} aria-label={words.sections}>
          <ul className={css.sectionGrid}>
            <SectionLinks items={sections} currentPath={currentPath} />
          </ul>
        </nav>
      </div>

      <div ref={menuRef} id={`${id}menu`} popover="auto" className={css.menu}>
        <nav className={css.inner} aria-label={words.menu}>
          <ul className={css.pages}>
            {menuItems.map((item) => (
              <li key={item.href}>
                <Link
                  className={css.pageLink}
                  href={item.href}
                  aria-current={currentFor(item.href, currentPath)}
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
          <p className={css.group} id={`${id}group`}>
            {words.sections}
          </p>
          <ul className={css.sectionGrid} aria-labelledby={`${id}group`}>
            <SectionLinks items={sections} currentPath={currentPath} />
          </ul>
          {partners.length > 0 && (
            <>
              <p className={css.group} id={`${id}partners`}>
                {words.partners}
              </p>
              <ul className={css.partners} aria-labelledby={`${id}partners`}>
                {partners.map((item) => (
                  <li key={item.href}>
                    <Link className={css.partnerLink} href={item.href} target="_blank" rel="noopener">
                      {item.label} <span className={css.hidden}>({words.newTab})</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function SectionLinks({ items, currentPath }: { items: SectionItem[]; currentPath: string | undefined }) {
  return items.map((item) => (
    <li key={item.href} className={item.section && sectionClass[item.section]}>
      <Link className={css.sectionLink} href={item.href} aria-current={currentFor(item.href, currentPath)}>
        {item.label}
      </Link>
    </li>
  ));
}
