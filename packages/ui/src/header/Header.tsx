'use client';

import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { Link } from '../link/index.ts';
import { useLabels } from '../provider/context.ts';
import * as css from './Header.css.ts';
import { english, type HeaderLabels } from './labels.ts';
import { Menu } from './Menu.tsx';
import { menus } from './menus.ts';
import { type HeaderFront, Nameplate } from './Nameplate.tsx';
import type { NavItem, SectionItem } from './nav-item.ts';
import { PathLink } from './PathLink.tsx';
import { SectionGroups } from './SectionGroups.tsx';
import { Shelf } from './Shelf.tsx';

export interface HeaderProps extends ComponentProps<'header'> {
  /** The name of the publication, which is the accessible name of the logo's link. */
  name: string;
  /** The logo, decorative. Without one, the name is set in the display face. */
  logo?: ReactNode;
  /**
   * The line below the nameplate of the front page, "News and advice for families". It is the heading of that
   * page.
   */
  tagline?: string;
  /**
   * The address of the logo and of "Home".
   * @default '/'
   */
  homeHref?: string;
  /** The links of the desktop navigation. Without them, the bar has only the sections. */
  nav?: NavItem[];
  /**
   * The sections of the magazine, in a dropdown on wide screens and in the menu on small ones; under headings
   * if they have a `group`.
   */
  sections: SectionItem[];
  /** The lists that readers come for, in a row below the bar and in the menu. */
  shelf?: NavItem[];
  /** Other sites of the network. They open in a new tab. */
  partners?: NavItem[];
  /** A link for urgent help, at the top of both menus and outside their lists. */
  urgent?: NavItem;
  /** The path of the current page. Its link is marked. */
  currentPath?: string;
  /** The start of the bar, after the logo: what a reader needs at once, such as urgent help. */
  start?: ReactNode;
  /** The end of the bar: a search link, the display settings. */
  end?: ReactNode;
  /** Makes it the masthead of the front page, with nameplate, edition and two links. */
  front?: HeaderFront;
  /** Replaces some of the built-in texts. */
  labels?: Partial<HeaderLabels>;
}

/**
 * The header of every page: one row, and on the front page the whole masthead, of which that row stays
 * visible. Renders a sticky `<header>`.
 *
 * Both menus are native popovers: without a script they open, close with Escape and close on a press outside.
 * `menus` adds `aria-expanded` and closes them when a link is chosen; the component runs it, and a page may
 * run it inline earlier.
 */
export function Header({
  name,
  logo,
  tagline,
  homeHref = '/',
  nav = [],
  sections,
  shelf = [],
  partners = [],
  urgent,
  currentPath,
  start,
  end,
  front,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const id = useId();
  const words = useLabels('header', english, labels);

  useEffect(() => menus(document), []);

  const menuItems = [{ href: homeHref, label: words.home }, ...nav.filter((item) => item.href !== homeHref)];
  const half = Math.ceil(nav.length / 2);
  const sectionsButton = (
    <button
      type="button"
      data-part="sections-button"
      className={css.sectionsButton}
      popoverTarget={`${id}sections`}
      suppressHydrationWarning
    >
      {words.sections}
      <span className={css.caret} aria-hidden="true" />
    </button>
  );

  const urgentLink = urgent && (
    <p className={css.urgent}>
      <PathLink className={css.urgentLink} item={urgent} currentPath={currentPath} />
    </p>
  );

  return (
    <header
      data-part="header"
      {...rest}
      className={[css.root, front && css.front, shelf.length > 0 && css.shelved, className]
        .filter(Boolean)
        .join(' ')}
    >
      <div data-part="bar" className={front ? `${css.bar} ${css.frontBar}` : css.bar}>
        {front ? (
          <Link
            data-part="logo"
            className={`${css.logo} ${css.homeMark}`}
            href={homeHref}
            aria-label={words.home}
          >
            <span aria-hidden="true">{front.mark ?? words.home}</span>
          </Link>
        ) : (
          <Link data-part="logo" className={css.logo} href={homeHref} aria-label={name}>
            <span aria-hidden="true">{logo ?? <span className={css.name}>{name}</span>}</span>
          </Link>
        )}
        {start && (
          <div data-part="start" className={css.start}>
            {start}
          </div>
        )}
        <nav
          data-part="nav"
          className={front ? `${css.nav} ${css.frontNav}` : css.nav}
          aria-label={words.nav}
        >
          {front && sectionsButton}
          <NavLinks
            className={front && css.firstLinks}
            items={nav.slice(0, half)}
            currentPath={currentPath}
          />
          {front?.edition && (
            <p data-part="note" className={css.edition}>
              {front.edition}
            </p>
          )}
          <NavLinks className={front && css.lastLinks} items={nav.slice(half)} currentPath={currentPath} />
          {!front && sectionsButton}
        </nav>
        {end && (
          <div data-part="end" className={css.end}>
            {end}
          </div>
        )}
        <button
          type="button"
          data-part="menu-button"
          className={css.menuButton}
          popoverTarget={`${id}menu`}
          suppressHydrationWarning
        >
          <span className={css.columnRules} aria-hidden="true" />
          <span className={css.menuWord}>{words.menu}</span>
        </button>
      </div>

      {front && (
        <Nameplate
          name={name}
          nameplate={front.nameplate}
          tagline={tagline}
          homeHref={homeHref}
          ways={front.ways}
        />
      )}

      {shelf.length > 0 && (
        <Shelf items={shelf} name={words.shelf} currentPath={currentPath} front={front !== undefined} />
      )}

      <div id={`${id}sections`} popover="auto" data-part="sections" className={css.sections}>
        {(urgent ?? shelf.length > 0) && (
          <div className={`${css.inner} ${css.first}`}>
            {urgentLink}
            {shelf.length > 0 && (
              <ul data-part="list" className={css.shelf} aria-label={words.shelf}>
                {shelf.map((item) => (
                  <li key={item.href}>
                    <PathLink className={css.shelfLink} item={item} currentPath={currentPath} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <nav className={css.inner} aria-label={words.sections}>
          <SectionGroups items={sections} currentPath={currentPath} />
        </nav>
      </div>

      <Menu
        id={`${id}menu`}
        pages={menuItems}
        shelf={shelf}
        sections={sections}
        partners={partners}
        currentPath={currentPath}
        words={words}
      >
        {urgentLink && <div className={`${css.inner} ${css.first}`}>{urgentLink}</div>}
      </Menu>
    </header>
  );
}

interface NavLinksProps {
  items: NavItem[];
  currentPath: string | undefined;
  className: string | undefined;
}

function NavLinks({ items, currentPath, className }: NavLinksProps) {
  if (items.length === 0) return null;
  return (
    <ul data-part="list" className={className ? `${css.navList} ${className}` : css.navList}>
      {items.map((item) => (
        <li key={item.href}>
          <PathLink className={css.navLink} item={item} currentPath={currentPath} />
        </li>
      ))}
    </ul>
  );
}
