import type { DraftFields } from '@daily-nest/content/draft';
import type { DraftFinding } from '@daily-nest/content/draft-checks';
import { type DraftLink, linksOf } from '@daily-nest/content/draft-links';
import { isNoPage } from '@daily-nest/content/site-pages';
import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import { sitesOf } from '../desk-sites.ts';
import { createOutside } from '../outside/outside.ts';
import { isSlug } from '../posts/post.ts';
import { whereIs } from '../posts/queries.ts';
import type { Settings } from '../settings.ts';
import { createPageCheck } from './page-check.ts';
import { isMoved } from './publish.ts';

/** A piece has twenty sources at most; what is more than these is not looked at. */
const mostLinks = 60;
/** After so long the answer is given with what is known by then. */
const longestMs = 12_000;

type LinkSettings = Pick<Settings, 'DESK_SITES' | 'SITE_URL' | 'DEFAULT_DOMAIN' | 'LINKS_ALLOW_LOOPBACK'>;

/** Looks where the links of a draft lead: in the site's own pages and posts, and by asking other servers. */
export function createLinkCheck(db: Db, settings: LinkSettings, waitMs = longestMs) {
  const isThere = createPageCheck(createOutside({ allowLoopback: settings.LINKS_ALLOW_LOOPBACK }));
  const hosts = new Set([
    settings.DEFAULT_DOMAIN,
    ...sitesOf(settings).map(({ origin }) => new URL(origin).host),
  ]);

  async function faultOf(address: string, enough: Promise<boolean>): Promise<string | undefined> {
    const url = new URL(address, `https://${settings.DEFAULT_DOMAIN}`);
    if (!/^https?:$/.test(url.protocol)) return 'is no address of the web';
    if (hosts.has(url.host.replace(/^www\./, '')))
      return (await isOwnPage(db, url.pathname)) ? undefined : 'leads to no page of the site';
    const found = await Promise.race([isThere(url), enough]);
    return found ? undefined : 'leads to no page that readers can open';
  }

  return async (draft: Pick<DraftFields, 'body' | 'sources'>): Promise<DraftFinding[]> => {
    const links = linksOf(draft);
    const enough = pause(waitMs, true, { ref: false });
    const findings = await Promise.all(
      links.slice(0, mostLinks).map(async ({ field, url }: DraftLink) => {
        const fault = await faultOf(url, enough);
        if (fault === undefined) return [];
        return [{ field, stops: false, reason: `“${shown(url)}” ${fault}.`, quote: url }];
      }),
    );
    if (links.length <= mostLinks) return findings.flat();
    const reason = `There are ${links.length} links. Only the first ${mostLinks} were looked at.`;
    return [...findings.flat(), { field: 'body', stops: false, reason }];
  };
}

async function isOwnPage(db: Db, path: string): Promise<boolean> {
  const [, slug] = /^\/blog\/([^/]+)\/?$/.exec(path) ?? [];
  if (slug === undefined) return !isNoPage(path);
  if (!isSlug(slug)) return false;
  if (isMoved(slug) || (await hasPost(db, slug))) return true;
  const { slug: now = null } = (await whereIs(db, slug)) ?? {};
  return now !== null && hasPost(db, now);
}

const hasPost = async (db: Db, slug: string) => (await db.$count(posts, eq(posts.slug, slug))) > 0;

const shown = (url: string) => (url.length > 80 ? `${url.slice(0, 79)}…` : url);
