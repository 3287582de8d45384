'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import * as css from './Menu.css.ts';

export interface MenuItem {
  /** What it does; another one for each. */
  label: string;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** The page that it leads to, instead. */
  href?: string;
  /** Cannot be chosen now. */
  isDisabled?: boolean;
}

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button says. */
  label: ReactNode;
  items: readonly MenuItem[];
  /** Whether it is open, controlled by the host. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A few actions behind one button. Renders a `<button>`, and while it is open a menu beside it, from Base UI: the platform has none. Arrow keys, letters,
 * Home and End lead to the items; Escape closes it.
 */
export function Menu({ label, items, open, onOpenChange, ...rest }: MenuProps) {
  return (
    <Base.Root
      modal={false}
      {...(open !== undefined && { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Base.Trigger render={<Button tone="quiet" data-part="menu-button" {...rest} />}>
        {label}
        <span data-part="sign" className={css.sign} aria-hidden="true" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={css.place} align="start" sideOffset={4} collisionPadding={8}>
          <Base.Popup data-part="menu" className={css.menu}>
            {items.map(({ label: words, onSelect, href, isDisabled }) =>
              href === undefined ? (
                <Base.Item
                  key={words}
                  data-part="item"
                  className={css.item}
                  disabled={isDisabled ?? false}
                  onClick={onSelect}
                >
                  {words}
                </Base.Item>
              ) : (
                <Base.LinkItem
                  key={words}
                  data-part="item"
                  className={css.item}
                  closeOnClick
                  render={<Link href={href} onClick={onSelect} />}
                >
                  {words}
                </Base.LinkItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
