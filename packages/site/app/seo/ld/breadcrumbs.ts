import type { BreadcrumbList, WithContext } from 'schema-dts';
import { home } from '../../words/shell.ts';

/** Returns the path from the home page to a page. Adds the home page. */
export function breadcrumbsLd(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  const way = steps[0]?.path === '/' ? steps : [{ name: home, path: '/' }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
