import { data } from 'react-router';
import { topicBySlug } from '@daily-nest/content/topics';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { Link } from '@daily-nest/ui/link';
import { sectionClass } from '@daily-nest/ui/theme';
import { ageOf, WallList } from '@daily-nest/ui/wall-list';
import { backendContext } from '../../data/backend.server.ts';
import { sharedCacheControl, backendFailedHeader } from '../../data/cacheHeaders.ts';
import { siteContext } from '../../data/siteContext.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import type { Route } from './+types/route';
import { tileWall } from './tile.ts';
import * as css from './wall.css.ts';
import { wallItems } from './wallItems.server.ts';

/** A page for a frame: headlines and nothing else, without any script of the application. */
export const handle: RouteHandle = { start: 'never', embed: true, query: ['view=compact'], cached: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const topic = topicBySlug(params.topic);
  if (!topic) throw data(null, { status: 404 });
  const { domain } = context.get(siteContext);
  const compact = url.searchParams.get('view') === 'compact';
  const readWall = (slug: string) => context.get(backendContext).wall(slug, domain);
  const wall = await (compact ? tileWall(topic.slug, readWall) : readWall(topic.slug));
  const items = wallItems(wall?.items ?? [], topic, compact ? wall?.items.length : undefined);
  return data(
    {
      compact,
      heading: topic.heading,
      section: topic.section,
      outlets: topic.feeds.map(({ outlet, homepage }) => ({ title: outlet, href: homepage })),
      items,
      updatedAt: wall?.updatedAt ?? undefined,
      stale: wall?.stale ?? true,
      now: new Date().toISOString(),
    },
    {
      headers: wall
        ? { 'cache-control': sharedCacheControl }
        : { 'cache-control': 'no-cache', [backendFailedHeader]: '1' },
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Wall({ loaderData }: Route.ComponentProps) {
  const { compact, heading, section, items, outlets, updatedAt, stale, now } = loaderData;
  const age = updatedAt && ageOf(updatedAt, now);
  return (
    <main className={compact ? css.tile : `${css.wall} ${sectionClass[section]}`} aria-labelledby="heading">
      <Seo title={`${heading} Wall`} description={`The newest headlines of ${heading}.`} noindex />
      <h1 id="heading" className={css.title}>
        {heading} headlines
      </h1>
      {items.length === 0 ? (
        <EmptyState
          level={2}
          title="No headlines right now"
          text={`The feeds could not be read. ${compact ? '' : 'The outlets’ own front pages are a click away.'}`}
        />
      ) : (
        <WallList
          items={items}
          now={now}
          section={section}
          variant={compact ? 'compact' : 'wall'}
          level={2}
        />
      )}
      {!compact && (
        <div className={css.foot}>
          <p>
            Headlines from{' '}
            {outlets.map(({ title, href }, place) => (
              <span key={href}>
                {place > 0 && ', '}
                <Link href={href} target="_blank" rel="noopener">
                  {title}
                </Link>
              </span>
            ))}{' '}
            and our own pages.
            {age && ` ${stale ? 'Last read from the outlets' : 'Read from the outlets'} ${age}.`}
          </p>
        </div>
      )}
    </main>
  );
}
