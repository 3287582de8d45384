import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way from the home page to a page, as search engines print it. The home page itself is put in front. */
export function breadcrumbsLd(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  const way = steps[0]?.path === '/' ? steps : [{ name: 'Home', path: '/' }, ...steps];
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
