import { leftOut, type Part } from './left-out.ts';

const gone = new Set<string>(leftOut);

/** Whether this title has a part. */
export const hasPart = (part: Part): boolean => !gone.has(part);

/** Whether a link within the site leads to a page that this title has: a part's page is named like the part. */
export const hasPage = (href: string): boolean => !gone.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '');

/** Returns those of a list of links that lead to pages of this title. */
export const linksOf = <Link extends { href: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ href }) => hasPage(href));
