import type { NewsMediaOrganization, WebPage, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { cardImageLd } from './image.ts';
import { publisherLd } from './organization.ts';

export interface TopicFacts {
  heading: string;
  blurb: string;
  /** The path of the page. */
  route: string;
  structuredDataType: 'NewsMediaOrganization' | 'WebPage';
}

/** Returns a topic's desk as a news media organization; business is a page of news (docs/product.md). */
export function topicLd(
  { heading, blurb, route, structuredDataType }: TopicFacts,
  siteUrl: string,
): WithContext<NewsMediaOrganization> | WithContext<WebPage> {
  const url = `${siteUrl}${route}`;
  if (structuredDataType === 'WebPage') {
    if (!import.meta.env.SSR) return briefLd('WebPage', url, heading);
    return {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: heading,
      description: blurb,
      url,
      inLanguage: names.locale,
      primaryImageOfPage: cardImageLd(siteUrl, route),
      isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: names.name, url: `${siteUrl}/` },
      publisher: publisherLd(siteUrl),
    };
  }
  if (!import.meta.env.SSR) return briefLd('NewsMediaOrganization', url, heading);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsMediaOrganization',
    name: `${names.name} ${heading}`,
    description: blurb,
    url,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
    parentOrganization: publisherLd(siteUrl),
  };
}
