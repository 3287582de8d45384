import type { NavItem } from './nav-item.ts';
import { PathLink } from './PathLink.tsx';
import * as css from './Shelf.css.ts';

interface ShelfProps {
  items: NavItem[];
  /** The accessible name of the navigation. */
  name: string;
  currentPath: string | undefined;
  /** On the front page it is aligned with the nameplate above it. */
  front: boolean;
}

/** The lists that readers come for, in one row below the bar. It scrolls away with the page. */
export function Shelf({ items, name, currentPath, front }: ShelfProps) {
  return (
    <nav data-part="shelf" className={css.root} aria-label={name}>
      <ul data-part="list" className={front ? `${css.list} ${css.frontList}` : css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            <PathLink className={css.link} item={item} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
