import { nameOfLanguage } from '../../words/language.ts';
import type { AboutPage, ContactPage, ProfilePage, WebPage, WithContext } from 'schema-dts';
import { names, type Owner } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { originLd, publisherLd, reachableLd } from './organization.ts';

/** Returns the structured data of /about: the publisher. */
export function aboutPageLd(siteUrl: string, owner: Owner, name: string): WithContext<AboutPage> {
  const url = `${siteUrl}/about`;
  if (!import.meta.env.SSR) return briefLd('AboutPage', url, name);
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name,
    url,
    inLanguage: names.locale,
    mainEntity: {
      ...publisherLd(siteUrl),
      ...originLd(owner),
    },
  };
}

/** Returns the structured data of /contact. */
export function contactPageLd(siteUrl: string, owner: Owner, name: string): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: `${siteUrl}/contact`,
    inLanguage: names.locale,
    mainEntity: {
      ...publisherLd(siteUrl),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'editorial',
        ...reachableLd(owner),
        availableLanguage: nameOfLanguage,
      },
    },
  };
}

/** Returns the structured data of a page of plain text, such as the privacy policy. */
export function webPageLd(
  siteUrl: string,
  page: { name: string; description: string; path: string; modified: string },
): WithContext<WebPage> {
  const url = `${siteUrl}${page.path}`;
  if (!import.meta.env.SSR) return briefLd('WebPage', url, page.name);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.name,
    description: page.description,
    url,
    dateModified: page.modified,
    inLanguage: names.locale,
    publisher: publisherLd(siteUrl),
  };
}

/**
 * Returns the structured data of an author or reviewer. Not for invented people, whom structured data never
 * names.
 */
export function profilePageLd(
  siteUrl: string,
  person: { name: string; role: string; bio: string; covers: readonly string[]; path: string },
): WithContext<ProfilePage> {
  const url = `${siteUrl}${person.path}`;
  if (!import.meta.env.SSR) return briefLd('ProfilePage', url, person.name);
  const { name, role, bio, covers } = person;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: names.locale,
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      jobTitle: role,
      description: bio,
      knowsAbout: [...covers],
      worksFor: publisherLd(siteUrl),
    },
  };
}
