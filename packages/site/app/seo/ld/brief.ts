/**
 * What the application has of a page's markup. Machines read what the server sends, and the page that it sent keeps that; one that a
 * reader has moved on to says what it is and where, and no reader downloads the rest.
 */
export function briefLd<Type extends string>(type: Type, url: string, name?: string) {
  return { '@context': 'https://schema.org', '@type': type, name, url } as const;
}
