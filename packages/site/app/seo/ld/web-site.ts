import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import { names } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { publisherLd } from './organization.ts';

/** Returns the structured data of the whole site, with its search. */
export function webSiteLd(siteUrl: string): WithContext<WebSite> {
  if (!import.meta.env.SSR) return briefLd('WebSite', `${siteUrl}/`, names.name);
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: names.name,
    alternateName: names.shortName,
    description: names.description,
    url: `${siteUrl}/`,
    inLanguage: names.locale,
    publisher: publisherLd(siteUrl),
    potentialAction: search,
  };
}
