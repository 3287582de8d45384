import type { CollectionPage, ItemList, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';

export interface ListedPage {
  title: string;
  /** A path of this site, possibly with a fragment. */
  href: string;
}

/** Returns the structured data of a page that lists others. */
export function collectionLd(
  siteUrl: string,
  page: { name: string; description: string; path: string; items?: readonly ListedPage[] },
): WithContext<CollectionPage> {
  const url = `${siteUrl}${page.path}`;
  if (!import.meta.env.SSR) return briefLd('CollectionPage', url, page.name);
  const { name, description, items = [] } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    description,
    url,
    inLanguage: names.locale,
    isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: names.name, url: `${siteUrl}/` },
    ...(items.length > 0 && { mainEntity: itemListLd(items, siteUrl) }),
  };
}

/** A page says its name itself. A part of a page, such as a story of a reader, is named here. */
export function itemListLd(items: readonly ListedPage[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      ...(href.includes('#') && { name: title }),
      url: `${siteUrl}${href}`,
    })),
  };
}
