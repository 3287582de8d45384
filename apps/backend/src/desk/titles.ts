import type { Title } from '@daily-nest/content/desk';
import * as z from 'zod';
import { sitesOf } from '../desk-sites.ts';
import { siteDomain } from '../domain.ts';
import type { Settings } from '../settings.ts';

type TitleSettings = Pick<Settings, 'DESK_SITES' | 'SITE_URL' | 'DEFAULT_DOMAIN'>;

/** The domain of a site's posts. */
const domainOf = (origin: string, fallback: string) => siteDomain(new URL(origin).host, fallback) ?? fallback;

/** The sites of the desk, each with the domain of its posts. */
export const deskSites = (settings: TitleSettings) =>
  sitesOf(settings).map((site) => ({ ...site, domain: domainOf(site.origin, settings.DEFAULT_DOMAIN) }));

/** The titles that are written here, that of `DEFAULT_DOMAIN` first. */
export function titlesOfDesk(settings: TitleSettings): Title[] {
  const names = new Map<string, string>();
  for (const { domain, name } of deskSites(settings)) names.set(domain, names.get(domain) ?? name);
  const home = settings.DEFAULT_DOMAIN;
  const others = [...names].filter(([domain]) => domain !== home);
  return [[home, names.get(home) ?? home] as const, ...others].map(([domain, name]) => ({ domain, name }));
}

/** The domain of a title that is written here; that of `DEFAULT_DOMAIN` where none is given. */
export function titleDomain(settings: TitleSettings) {
  const known = new Set(titlesOfDesk(settings).map(({ domain }) => domain));
  return z
    .string()
    .refine((domain) => known.has(domain), 'must be a title of this desk')
    .default(settings.DEFAULT_DOMAIN);
}
