import type { RadioBroadcastService, WithContext } from 'schema-dts';
import { names, type Owner } from '../../brand.ts';
import { briefLd } from './brief.ts';
import { publisherLd } from './organization.ts';

/** Returns the structured data of the live stream of /radio. */
export function radioLd(
  siteUrl: string,
  { radio }: Pick<Owner, 'radio'>,
  description: string,
): WithContext<RadioBroadcastService> {
  const url = `${siteUrl}/radio`;
  if (!import.meta.env.SSR) return briefLd('RadioBroadcastService', url, radio.title);
  return {
    '@context': 'https://schema.org',
    '@type': 'RadioBroadcastService',
    name: `${names.name} Radio`,
    broadcastDisplayName: radio.title,
    description,
    url,
    inLanguage: names.locale,
    broadcaster: publisherLd(siteUrl),
    potentialAction: { '@type': 'ListenAction', target: url },
  };
}
