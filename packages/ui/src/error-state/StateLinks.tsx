import { ButtonLink, type ButtonLinkProps } from '../button/index.ts';
import * as css from './State.css.ts';

/** A way on from a state: a link that looks like a button. */
export interface StateLink extends Omit<ButtonLinkProps, 'children' | 'href'> {
  /** What the link says, 'Try Again'. */
  label: string;
  /** Where it leads; the address of the page itself to try it once more. */
  href: string;
}

/** The ways on, the first of them the loudest. */
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

/** One link, several or none, as a list. */
export function toList(links: StateLink | readonly StateLink[] | undefined): readonly StateLink[] {
  if (links === undefined) return [];
  return Array.isArray(links) ? (links as readonly StateLink[]) : [links as StateLink];
}
