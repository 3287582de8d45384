import { type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '@daily-nest/ui/link';
import { carryPicture } from '../hydration/carry-picture.ts';
import { cardPictureTo } from '../hydration/lead-picture.ts';
import { isPiece } from '../offline/is-piece.ts';

/** Every route is known from the start (`routeDiscovery`), so that no link needs the mark by which they would be discovered. */
const known = { discover: 'none' } as const;

/**
 * The library's links to pages of this site, through the router once the application runs. A card's picture
 * animates to the next page.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const carries = isPiece(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (carries) carryPicture(cardPictureTo(href, document));
  };
  return <Link {...rest} {...known} to={href} onClick={follow} viewTransition={carries} />;
}

/** Links between the pages of one list: the page itself scrolls, smoothly. */
export function PagerLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} {...known} to={href} preventScrollReset />;
}
