import type { ItemList, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';

/** Returns the structured data of the shelf of /books. */
export function bookListLd(
  siteUrl: string,
  books: readonly { title: string; penName: string; year: number; link: string; cover: string }[],
): WithContext<ItemList> {
  const url = `${siteUrl}/books`;
  if (!import.meta.env.SSR) return briefLd('ItemList', url);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `Books | ${names.name}`,
    url,
    numberOfItems: books.length,
    itemListElement: books.map(({ title, penName, year, link, cover }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      item: {
        '@type': 'Book',
        name: title,
        author: { '@type': 'Person', name: penName },
        datePublished: String(year),
        inLanguage: 'en',
        url: link,
        image: `${siteUrl}${cover}`,
      },
    })),
  };
}
