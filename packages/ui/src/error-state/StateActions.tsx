import { ButtonLink, type ButtonLinkProps } from '../button/index.ts';
import * as css from './ErrorState.css.ts';

/** A way on from a state: a link that looks like a button. */
export interface StateAction extends Omit<ButtonLinkProps, 'children' | 'href'> {
  /** What the link says, 'Try Again'. */
  label: string;
  /** Where it leads; the address of the page itself to try it once more. */
  href: string;
}

/** The ways on, the first of them the loudest. */
export function StateActions({ actions }: { actions: readonly StateAction[] }) {
  if (actions.length === 0) return null;
  return (
    <div data-part="actions" className={css.actions}>
      {actions.map(({ label, ...link }, place) => (
        <ButtonLink key={label} tone={place === 0 ? 'primary' : 'quiet'} {...link}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** One action, several or none, as a list. */
export function toList(action: StateAction | readonly StateAction[] | undefined): readonly StateAction[] {
  if (action === undefined) return [];
  return Array.isArray(action) ? (action as readonly StateAction[]) : [action as StateAction];
}
