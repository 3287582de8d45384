import { httpUrl, origin, SettingsError } from '@daily-nest/server/settings';
import * as z from 'zod';
import { type AdAdapter, adAdapters, type AdsConfig } from '../app/data/ads-config.ts';

/** A normalized address. */
export const adScript = httpUrl.transform((text) => new URL(text).href);

/** One or several hashes in the format of a script element's `integrity`: https://www.w3.org/TR/sri-2/ */
export const integrity = z
  .string()
  .regex(
    /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}(?:\s+sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2})*$/,
    'hashes such as sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K…, separated by spaces',
  );

export const adAdapter = z.enum(adAdapters, 'queue, gpt or iframe');

export const consent = z.enum(['required'], 'required, or unset');

interface AdVariables {
  AD_SCRIPT_URL?: string | undefined;
  AD_SCRIPT_INTEGRITY?: string | undefined;
  AD_ADAPTER: AdAdapter;
  AD_SLOT_PATTERN?: string | undefined;
  AD_ORIGINS: string[];
  CONSENT?: 'required' | undefined;
}

/**
 * Returns the settings of an ad network, and the origins that it needs. Without a script or frames there is
 * no network, whatever the other settings.
 */
export function adsOf(values: AdVariables): { ads?: AdsConfig; adOrigins: string[] } {
  const { AD_ADAPTER: adapter, AD_SCRIPT_URL: script, AD_SLOT_PATTERN: pattern } = values;
  const isFramed = adapter === 'iframe';
  if (!isFramed && !script) return { adOrigins: [] };
  if (adapter !== 'queue') mustBePattern(adapter, pattern);
  const from = originOf(isFramed ? pattern! : script!);
  return {
    ads: {
      adapter,
      ...(!isFramed && { script, integrity: values.AD_SCRIPT_INTEGRITY }),
      ...(adapter !== 'queue' && { pattern }),
      asks: values.CONSENT === 'required',
    },
    adOrigins: [...new Set([from, ...values.AD_ORIGINS])],
  };
}

const patterns = {
  gpt: [/^\/\d[\w,./-]*\{id\}/, 'the path of an ad unit with {id} in it, such as /1234567/nest/{id}'],
  iframe: [/^https?:\/\/.*\{id\}/, 'an address with {id} in it, such as https://ads.example/frame?slot={id}'],
} as const;

function mustBePattern(adapter: 'gpt' | 'iframe', pattern = '') {
  const [shape, meaning] = patterns[adapter];
  if (shape.test(pattern) && (adapter === 'gpt' || origin.safeParse(originOf(pattern)).success)) return;
  throw new SettingsError(
    `AD_SLOT_PATTERN must be ${meaning}, because AD_ADAPTER is ${adapter}, but it is "${pattern}".`,
  );
}

/**
 * Returns the origin of an address. A placeholder in the host is an error, because the policy could not allow
 * it by name.
 */
function originOf(address: string): string {
  const [host = ''] = address.replace(/^https?:\/\//, '').split(/[/?#]/);
  return host.includes('{') || !URL.canParse(address) ? '' : new URL(address).origin;
}
