import type { AboutPage, ContactPage, ProfilePage, WebPage, WithContext } from 'schema-dts';
import { names, type Owner } from '../../brand.ts';
import { publisherLd } from './organization.ts';

/** /about: who publishes. */
export function aboutPageLd(siteUrl: string, name: string): WithContext<AboutPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name,
    url: `${siteUrl}/about`,
    inLanguage: names.locale,
    mainEntity: {
      ...publisherLd(siteUrl),
      foundingDate: String(names.founded),
      parentOrganization: { '@type': 'Organization', name: names.network },
    },
  };
}

/** /contact: how to reach them. */
export function contactPageLd(
  siteUrl: string,
  owner: Pick<Owner, 'contactEmail' | 'contactPhone'>,
  name: string,
): WithContext<ContactPage> {
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
        email: owner.contactEmail,
        telephone: owner.contactPhone,
        availableLanguage: 'English',
      },
    },
  };
}

/** A page of plain text, such as the privacy policy. */
export function webPageLd(
  siteUrl: string,
  page: { name: string; description: string; path: string; modified: string },
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.name,
    description: page.description,
    url: `${siteUrl}${page.path}`,
    dateModified: page.modified,
    inLanguage: names.locale,
    publisher: publisherLd(siteUrl),
  };
}

/** The page of somebody who writes or reviews. Not for people who are invented: no markup names those. */
export function profilePageLd(
  siteUrl: string,
  person: { name: string; role: string; bio: string; covers: readonly string[]; path: string },
): WithContext<ProfilePage> {
  const { name, role, bio, covers, path } = person;
  const url = `${siteUrl}${path}`;
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
