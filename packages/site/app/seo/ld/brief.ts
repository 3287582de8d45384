/**
 * Returns the short structured data of a page in the running application. Crawlers read the server's HTML,
 * which keeps its full data; after a navigation a page has only its type, address and name, so that readers
 * download no more.
 */
export function briefLd<Type extends string>(type: Type, url: string, name?: string) {
  return { '@context': 'https://schema.org', '@type': type, name, url } as const;
}
