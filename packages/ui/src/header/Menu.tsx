import type { ReactNode } from 'react';
import { IconClose } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { HeadedList } from './HeadedList.tsx';
import * as css from './Header.css.ts';
import type { HeaderLabels } from './labels.ts';
import type { NavItem, SectionItem } from './nav-item.ts';
import { PathLink } from './PathLink.tsx';
import { SectionGroups } from './SectionGroups.tsx';

interface MenuProps {
  /** The id that the toggle names. */
  id: string;
  pages: NavItem[];
  shelf: NavItem[];
  sections: SectionItem[];
  partners: NavItem[];
  currentPath: string | undefined;
  words: HeaderLabels;
  /** What stands above the lists: the link to urgent help. */
  children: ReactNode;
}

/** The menu of small windows: a sheet below the bar with every link of the header. */
export function Menu({ id, pages, shelf, sections, partners, currentPath, words, children }: MenuProps) {
  const linkTo = (item: NavItem) => (
    <li key={item.href}>
      <PathLink className={css.pageLink} item={item} currentPath={currentPath} />
    </li>
  );
  return (
    <div id={id} popover="auto" data-part="menu" className={css.menu}>
      {children}
      <nav className={`${css.inner} ${css.lists}`} aria-label={words.menu}>
        <ul data-part="list" className={css.pages}>
          {pages.map(linkTo)}
        </ul>
        {shelf.length > 0 && (
          <HeadedList heading={words.shelf} className={css.shelfPages}>
            {shelf.map(linkTo)}
          </HeadedList>
        )}
        <SectionGroups items={sections} currentPath={currentPath} heading={words.sections} />
        {partners.length > 0 && (
          <HeadedList heading={words.partners} className={css.partners}>
            {partners.map((item) => (
              <li key={item.href}>
                <Link
                  data-part="link"
                  className={css.partnerLink}
                  href={item.href}
                  target="_blank"
                  rel="noopener"
                >
                  {item.label} <span className={css.hidden}>{`(${words.newTab})`}</span>
                </Link>
              </li>
            ))}
          </HeadedList>
        )}
      </nav>
      <div data-part="foot" className={css.foot}>
        <button
          type="button"
          data-part="close"
          className={css.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <IconClose />
          {words.close}
        </button>
      </div>
    </div>
  );
}
