'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from '../link/index.ts';
import { type AnySection, sectionClassOf } from '../theme/index.ts';
import { tabAfter } from './switch-tabs.ts';
import * as css from './Tabs.css.ts';

/** A tab and its panel. */
export interface TabItem {
  /** The id of the tab for the host, "sleep". */
  id: string;
  /** The text of the tab. */
  label: string;
  /**
   * The page that shows this tab without a script, `?category=sleep`. Without it, all panels are shown there.
   */
  href?: string;
  /** The content of the panel. */
  content: ReactNode;
  /** The section whose hue the tab has while it is active. */
  section?: AnySection;
}

export interface TabsProps extends ComponentProps<'div'> {
  /** The tabs in order. Renders nothing if it is empty. */
  items: TabItem[];
  /** The accessible name of the list of tabs, "Wellness topics". */
  label: string;
  /** The id of the active tab, controlled by the host. */
  active?: string;
  /** The id of the tab that is active at first; by default the first one. */
  defaultActive?: string;
  /** Called when the reader chooses another tab. */
  onActiveChange?: (id: string) => void;
}

const never = () => () => {};

/**
 * Panels of which one is visible. Renders a `<div>` with a `tablist` of links and all panels.
 *
 * On the server the tabs are plain links: to the same page with another tab, or, without an `href`, to their
 * panels. Once the application runs, or `switchTabs` before it, they switch in place with arrow keys, Home
 * and End; Ctrl-click still opens a new tab.
 */
export function Tabs({ items, label, active, defaultActive, onActiveChange, className, ...rest }: TabsProps) {
  const id = useId();
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [own, setOwn] = useState(defaultActive);
  const [first] = items;
  if (first === undefined) return null;
  const shown = items.find((item) => item.id === (active ?? own)) ?? first;

  function choose(item: TabItem) {
    if (item.id === shown.id) return;
    setOwn(item.id);
    onActiveChange?.(item.id);
  }

  function press(event: MouseEvent, item: TabItem) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    choose(item);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const from = (event.target as Element).closest<HTMLElement>('[role="tab"]');
    if (!from || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      from.click();
      return;
    }
    const next = tabAfter(event.key, from);
    if (!next) return;
    event.preventDefault();
    next.focus();
    const item = items.find(({ id: itemId }) => next.id === `${id}tab-${itemId}`);
    if (item) choose(item);
  }

  return (
    <div data-part="tabs" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div role="tablist" aria-label={label} data-part="list" className={css.list} onKeyDown={move}>
        {items.map((item) => (
          <Link
            key={item.id}
            id={`${id}tab-${item.id}`}
            role="tab"
            href={item.href ?? `#${id}panel-${item.id}`}
            aria-selected={item.id === shown.id}
            aria-controls={`${id}panel-${item.id}`}
            tabIndex={live && item.id !== shown.id ? -1 : undefined}
            data-part="tab"
            className={[css.tab, item.section && sectionClassOf(item.section)].filter(Boolean).join(' ')}
            onClick={(event: MouseEvent) => press(event, item)}
          >
            {item.label}
          </Link>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          id={`${id}panel-${item.id}`}
          role="tabpanel"
          aria-labelledby={`${id}tab-${item.id}`}
          hidden={item.id !== shown.id}
          data-part="panel"
          className={item.href === undefined ? `${css.panel} ${css.panelInPage}` : css.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
