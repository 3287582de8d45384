import { leftOut, type Part } from './left-out.ts';

/** Returns what is left of a title without some parts: its parts, its pages and the links to them. */
export function without(parts: readonly Part[]) {
  const gone = new Set<string>(parts);
  const hasPage = (href: string): boolean => !gone.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '');
  return {
    /** Whether this title has a part. */
    hasPart: (part: Part): boolean => !gone.has(part),
    /** Whether a link within the site leads to a page that this title has: a part's page is named like the part. */
    hasPage,
    /** Returns those of a list of links that lead to pages of this title. */
    linksOf: <Link extends { href: string }>(links: readonly Link[]): Link[] =>
      links.filter(({ href }) => hasPage(href)),
  };
}

export const { hasPart, hasPage, linksOf } = without(leftOut);
