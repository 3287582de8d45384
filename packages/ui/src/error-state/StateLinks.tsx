import { ButtonLink, type ButtonLinkProps } from '../button/index.ts';
import * as css from './State.css.ts';

/** A link of a state, which looks like a button. */
export interface StateLink extends Omit<ButtonLinkProps, 'children' | 'href'> {
  /** The text of the link, 'Try Again'. */
  label: string;
  /** The address; the address of the page itself to try again. */
  href: string;
}

/** Renders the links, the first one as the primary button. */
export function StateLinks({ links }: { links: readonly StateLink[] }) {
  if (links.length === 0) return null;
  return (
    <div data-part="actions" className={css.actions}>
      {links.map(({ label, ...link }, place) => (
        <ButtonLink key={label} tone={place === 0 ? 'primary' : 'quiet'} {...link}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Returns one link, several or none as a list. */
export function toList(links: StateLink | readonly StateLink[] | undefined): readonly StateLink[] {
  if (links === undefined) return [];
  return Array.isArray(links) ? (links as readonly StateLink[]) : [links as StateLink];
}
