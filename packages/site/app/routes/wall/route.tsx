import { data } from 'react-router';
import { topicBySlug } from '@daily-nest/content/topics';
import { Link } from '@daily-nest/ui/link';
import { sectionClass } from '@daily-nest/ui/theme';
import { ageOf, WallList } from '@daily-nest/ui/wall-list';
import { names } from '../../brand.ts';
import { type Backend, backendContext } from '../../data/backend.server.ts';
import { sharedCacheControl, backendFailedHeader } from '../../data/cache-headers.ts';
import { outletsOf } from '../../data/outlets.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import { BackBar, belowBar } from '../../shell/BackBar.tsx';
import { Filled } from '../../wording/Filled.tsx';
import * as words from '../../words/topics.ts';
import type { Route } from './+types/route';
import { shortSummary } from './short-summary.ts';
import { isWide, tileWall } from './tile.ts';
import * as css from './wall.css.ts';
import { eventItems, filledUp, listsEvents, ownStories, tileItems, wallItems } from './wall-items.server.ts';

/** A page for a frame: only headlines, without the application's script. */
export const handle: RouteHandle = { start: 'never', embed: true, query: ['view=compact'], cached: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const topic = topicBySlug(params.topic);
  if (!topic) throw data(null, { status: 404 });
  const { domain } = context.get(siteContext);
  const compact = url.searchParams.get('view') === 'compact';
  const readWall = (slug: string) => context.get(backendContext).wall(slug, domain);
  const answer = readWall(topic.slug);
  const wall = await answer;
  const found = wall?.items ?? [];
  const whole = () => (listsEvents(topic) ? eventItems(found) : wallItems(found, topic));
  const read = compact
    ? await tileOf(topic.slug, (slug) => (slug === topic.slug ? answer : readWall(slug)))
    : whole();
  const waiting = read.length === 0;
  return data(
    {
      compact,
      waiting,
      slug: topic.slug,
      heading: topic.heading,
      section: topic.section,
      outlets: outletsOf(topic.feeds),
      items: waiting ? ownStories(topic) : read,
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

/** Returns the headlines of a tile; one whose wall cannot be read has pieces of ours. */
async function tileOf(topic: string, readWall: (slug: string) => ReturnType<Backend['wall']>) {
  const wall = await tileWall(topic, async (slug) => filledUp(await readWall(slug), topicBySlug(slug)!));
  return tileItems(wall.items, isWide(topic));
}

export { headers } from '../../data/cache-headers.ts';

export default function Wall({ loaderData }: Route.ComponentProps) {
  return loaderData.compact ? <Tile {...loaderData} /> : <WholeWall {...loaderData} />;
}

type WallData = Route.ComponentProps['loaderData'];

/** Headlines for a tile of the front page. */
function Tile({ slug, heading, section, items, now }: WallData) {
  return (
    <main className={css.tile} aria-labelledby="heading">
      <WallHead heading={heading} />
      <WallList
        items={items}
        now={now}
        section={section}
        variant={isWide(slug) ? 'wide' : 'compact'}
        headingLevel={2}
      />
    </main>
  );
}

/** All headlines of a topic. In a frame as many as fit, and a link to the others. */
function WholeWall({ slug, heading, section, items, waiting, outlets, updatedAt, stale, now }: WallData) {
  const age = updatedAt && ageOf(updatedAt, now, names.locale, words.justNow);
  return (
    <>
      <header className={css.bar}>
        <BackBar />
      </header>
      <main {...belowBar} className={`${css.wall} ${sectionClass[section]}`} aria-labelledby="heading">
        <WallHead heading={heading} />
        {waiting && <p className={css.note}>{words.noOutletYet(names.name)}</p>}
        <WallList
          className={hasPictureRail(items) ? css.pictures : undefined}
          items={items.map(shorten)}
          now={now}
          section={section}
          headingLevel={2}
          data-whole=""
        />
        <div className={css.foot}>
          <p hidden data-rest="">
            <Link className={css.rest} href={`/walls/${slug}`} target="_blank" rel="noopener">
              {words.allOnOnePage(items.length)}
            </Link>
          </p>
          <p>
            <Filled
              text={waiting ? words.headlinesComeFrom : words.headlinesFrom}
              values={{ outlets: <Outlets outlets={outlets} /> }}
            />
            {age && ` ${(stale ? words.lastReadFromOutlets : words.readFromOutlets)(age)}`}
          </p>
        </div>
      </main>
    </>
  );
}

/** Only the lead has room for its whole summary. */
function shorten(item: WallData['items'][number], place: number) {
  return place > 0 && item.standfirst ? { ...item, standfirst: shortSummary(item.standfirst) } : item;
}

/** Whether a whole wall has pictures for all three stories of its rail. */
function hasPictureRail(items: WallData['items']): boolean {
  return items.length >= 8 && items.slice(1, 4).every(({ image }) => image);
}

function Outlets({ outlets }: Pick<WallData, 'outlets'>) {
  return outlets.map(({ title, href }, place) => (
    <span key={href}>
      {place > 0 && words.comma}
      <Link href={href} target="_blank" rel="noopener">
        {title}
      </Link>
    </span>
  ));
}

function WallHead({ heading }: { heading: string }) {
  return (
    <>
      <Seo title={words.wallOf(heading)} description={words.newestOf(heading)} noindex />
      <h1 id="heading" className={css.title}>
        {words.headlinesOf(heading)}
      </h1>
    </>
  );
}
