import type { RadioBroadcastService, WithContext } from 'schema-dts';
import { names, owner } from '../../site/brand.ts';
import { publisherLd } from './organization.ts';

/** The live stream of /radio. */
export function radioLd(siteUrl: string, description: string): WithContext<RadioBroadcastService> {
  const url = `${siteUrl}/radio`;
  return {
    '@context': 'https://schema.org',
    '@type': 'RadioBroadcastService',
    name: `${names.name} Radio`,
    broadcastDisplayName: owner.radio.title,
    description,
    url,
    inLanguage: names.locale,
    broadcaster: publisherLd(siteUrl),
    potentialAction: { '@type': 'ListenAction', target: url },
  };
}
