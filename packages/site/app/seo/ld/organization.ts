import type { NewsMediaOrganizationLeaf, WithContext } from 'schema-dts';
import { names, type Owner } from '../../brand.ts';
import { isExample } from '../../data/examples.ts';

/** Returns the title as the publisher of a page. */
export function publisherLd(siteUrl: string): NewsMediaOrganizationLeaf {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': `${siteUrl}/#organization`,
    name: names.name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
  };
}

/** Returns the publisher of a piece with its policies. */
export function answerableLd(siteUrl: string) {
  return {
    publishingPrinciples: `${siteUrl}/standards`,
    publisher: { ...publisherLd(siteUrl), correctionsPolicy: `${siteUrl}/standards#corrections` },
  };
}

/** Returns the structured data of the title itself, once, on the home page. */
export function newsOrganizationLd(siteUrl: string, owner: Owner): WithContext<NewsMediaOrganizationLeaf> {
  const accounts = owner.social.map(({ href }) => href).filter(isAccount);
  const contact = {
    ...reachableLd(owner),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
  // In the application without the rest, see brief.ts.
  if (!import.meta.env.SSR) return { '@context': 'https://schema.org', ...publisherLd(siteUrl), ...contact };
  return {
    '@context': 'https://schema.org',
    ...publisherLd(siteUrl),
    ...contact,
    alternateName: names.shortName,
    description: names.description,
    ...(names.tagline && { slogan: names.tagline }),
    ...originLd(owner),
    publishingPrinciples: `${siteUrl}/standards`,
    correctionsPolicy: `${siteUrl}/standards#corrections`,
    verificationFactCheckingPolicy: `${siteUrl}/standards#checking`,
    ownershipFundingInfo: `${siteUrl}/standards#advertising`,
  };
}

/** Returns the owner's contact details, without values that are still examples. */
export function reachableLd(owner: Owner) {
  return {
    ...(!isExample('contactEmail', owner) && { email: owner.contactEmail }),
    ...(!isExample('contactPhone', owner) && { telephone: owner.contactPhone }),
  };
}

/** Returns the founding date of the title, and its owner. */
export function originLd(owner: Owner) {
  return {
    ...(names.founded && !isExample('founded', owner) && { foundingDate: String(names.founded) }),
    ...(names.network &&
      !isExample('network', owner) && {
        parentOrganization: { '@type': 'Organization' as const, name: names.network },
      }),
  };
}

/** Returns whether an address is an account, and not the front page of a network. */
function isAccount(address: string): boolean {
  return new URL(address).pathname.length > 1;
}
