import { data } from 'react-router';
import { shownSeries } from '@daily-nest/content/pieces';
import { EmptyState } from '@daily-nest/ui/empty-state';
import { sectionClass } from '@daily-nest/ui/theme';
import { retryLater, sharedCacheControl } from '../../data/cache-headers.ts';
import { FeedLine } from '../../shell/FeedLine.tsx';
import { ListHead } from '../../listing/ListHead.tsx';
import { partsAsCards } from '../../listing/series-parts.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { CollectionSeo } from '../../seo/CollectionSeo.tsx';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as css from './series.css.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/pages.ts';

/** Some series are of posts. */
export const handle: RouteHandle = { cached: true, people: ['staff'] };

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const series = shownSeries.find((one) => one.slug === slug);
  if (!series) throw data(null, { status: 404 });
  const parts = await partsAsCards(context, series);
  const siblings = shownSeries
    .filter((other) => other.slug !== slug)
    .map((other) => ({ label: other.title, href: `/series/${other.slug}` }));
  if (!parts) return data({ ...series, parts: [], siblings }, { status: 503, headers: retryLater });
  return data({ ...series, parts, siblings }, { headers: { 'cache-control': sharedCacheControl } });
}

export { headers } from '../../data/cache-headers.ts';

export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, blurb, section, parts, siblings } = loaderData;
  const path = `/series/${slug}`;
  return (
    <div className={`${page.stack} ${css.page} ${sectionClass[section]}`}>
      <CollectionSeo
        title={title}
        description={blurb}
        keywords={[words.seriesKeyword, title]}
        path={path}
        items={parts}
        under={{ name: words.series, path: '/series' }}
        feed={{ name: `series/${slug}`, title }}
      />
      <ListHead
        kicker={{ label: words.series, href: '/series' }}
        title={title}
        standfirst={blurb}
        siblings={{ label: words.otherSeries, links: siblings }}
      />
      {parts.length === 0 ? (
        <EmptyState text={words.partsAreAway} />
      ) : (
        <ol className={css.parts[(parts.length - 1) % 3 === 0 ? 'three' : 'two']}>
          {parts.map((card, place) => (
            <li key={card.href} className={css.part}>
              <Card
                {...card}
                headingLevel={2}
                {...(place === 0 && { variant: 'feature', headlineSize: 'h2', priority: true })}
                kicker={words.part(place + 1)}
              />
            </li>
          ))}
        </ol>
      )}
      <FeedLine feed={`series/${slug}`} of={words.thisSeries} />
    </div>
  );
}
