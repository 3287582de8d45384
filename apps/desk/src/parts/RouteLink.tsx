import type { ComponentProps, MouseEvent } from 'react';
import { go } from '../router.ts';

/** A link to another page of the desk, without a new document. Renders an `<a>`. */
export function RouteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  }
  return (
    <a {...rest} href={`/desk${to === '/' ? '' : to}`} onClick={follow}>
      {children}
    </a>
  );
}
