import { data } from 'react-router';
import { programs } from '@daily-nest/content/programs';
import { topicPages } from '@daily-nest/content/topics';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { Headline } from '@daily-nest/ui/headline';
import { Link } from '@daily-nest/ui/link';
import { ListingCard } from '@daily-nest/ui/listing-card';
import { Section } from '@daily-nest/ui/section';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { sectionClass } from '@daily-nest/ui/theme';
import { AdBand, AdBox } from '../../ads/AdBand.tsx';
import { names } from '../../brand.ts';
import { backendContext } from '../../data/backend.server.ts';
import { frontContext } from '../../data/front.server.ts';
import { cachedIf } from '../../data/cached-if.ts';
import { outletsOf } from '../../data/outlets.ts';
import { siteContext } from '../../data/site-context.ts';
import { useOwner } from '../../data/use-owner.ts';
import { useRemembered } from '../../embeds/EmbedConsent.tsx';
import { placedCard } from '../../listing/placed.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd, topicLd } from '../../seo/ld/index.ts';
import type { Route } from './+types/route';
import { listsEvents } from '../wall/wall-items.server.ts';
import { guidesOf, headlinesOf } from './headlines.server.ts';
import { Week } from './week/Week.tsx';
import { weekFrom } from './week/week.server.ts';
import * as css from './topic.css.ts';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/topics.ts';

/** Cached for a minute, like walls, because it has the newest headlines. */
export const handle: RouteHandle = { cached: true, frames: true };

/** One module serves the fifteen topic pages, by the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\.data$|\/$/g, '');
  const topic = topicPages.find(({ route }) => route === path);
  if (!topic) throw data(null, { status: 404 });
  const { slug, route, heading, blurb, keywords, section, structuredDataType, frame, feeds } = topic;
  const { domain } = context.get(siteContext);
  const readWall = (of: string) => context.get(backendContext).wall(of, domain);
  const headlines = await headlinesOf(topic, readWall);
  const events = listsEvents(topic);
  const page = {
    headlines,
    lead: placedCard(context.get(frontContext), slug),
    slug,
    route,
    heading,
    blurb,
    keywords,
    section,
    structuredDataType,
    frame,
    week: events ? weekFrom(new Date()) : undefined,
    guides: events ? await guidesOf(topic, readWall) : [],
    // A tall frame leaves a third of a desktop free for the programs.
    programs: events ? programs : [],
    siblings: siblingsOf(slug),
    outlets: outletsOf(feeds),
  };
  return cachedIf(headlines.length > 0, page);
}

export { headers } from '../../data/cache-headers.ts';

/** Returns the nine sections around a topic in the order of the menu, without itself. */
function siblingsOf(slug: string) {
  const at = topicPages.findIndex((topic) => topic.slug === slug);
  const first = Math.min(Math.max(at - 4, 0), topicPages.length - 10);
  return topicPages
    .slice(first, first + 10)
    .filter((topic) => topic.slug !== slug)
    .map(({ label, route }) => ({ label, href: route }));
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { slug, route, heading, blurb, keywords, section, structuredDataType } = loaderData;
  const { frame, outlets, siblings, programs: shownPrograms, headlines, lead, week, guides } = loaderData;
  const siteUrl = useSiteUrl();
  const external = useOwner().externalWalls[slug];
  const provider = external ? new URL(external).hostname : names.name;
  const remembered = useRemembered(provider);
  return (
    <div className={`${css.page} ${sectionClass[section]}`}>
      <Seo
        title={heading}
        description={blurb}
        keywords={keywords}
        canonical={route}
        jsonLd={[
          topicLd({ heading, blurb, route, structuredDataType }, siteUrl),
          breadcrumbsLd(siteUrl, [{ name: heading, path: route }]),
        ]}
      />
      <div className={css.head}>
        <div className={css.words}>
          <Headline className={css.name} headingLevel={1} size="h1">
            {heading}
          </Headline>
          <Standfirst size="deck">{blurb}</Standfirst>
          {external === undefined && (
            // If the frame stays empty on a bad network, this link opens the wall without a script.
            <Link className={css.own} href={`/walls/${slug}`} target="_blank">
              {words.openHeadlines(heading)}
            </Link>
          )}
        </div>
        <div className={css.slot}>
          <AdBox places={['topicAbove', 'topicAboveSecond']} shared="google" />
        </div>
        <nav aria-label={words.moreSections} className={css.siblings}>
          <ul>
            {siblings.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {week && <Week {...week} />}
      {lead && (
        <Section title={words.ownStory} rule="none">
          <Card {...lead} variant="feature" headlineSize="h2" priority />
        </Section>
      )}
      <div className={shownPrograms.length > 0 ? css.tall : undefined}>
        <FramedPage
          className={css.wall}
          title={words.headlinesOf(heading)}
          src={external ?? `/walls/${slug}`}
          shape={frame === 'ratio-177.78' ? 'tall' : 'wall'}
          links={outlets}
          clickToLoad={external !== undefined}
          provider={provider}
          {...(external === undefined ? {} : remembered)}
        />
        {shownPrograms.length > 0 && (
          <div className={css.beside}>
            {guides.length > 0 && (
              <Section title={words.beforeYouGo} standfirst={words.guidesAre}>
                <div className={css.guides}>
                  {guides.map((guide) => (
                    <Card
                      key={guide.href}
                      {...guide}
                      variant="compact"
                      sizes="(min-width: 114rem) 19rem, (min-width: 48rem) and (max-width: 63.9rem) 15rem, 7.25rem"
                    />
                  ))}
                </div>
              </Section>
            )}
            <Section title={words.startOne} standfirst={words.programsAre}>
              <div className={css.programs}>
                {shownPrograms.map(({ description: text, ...program }) => (
                  <ListingCard key={program.id} text={text} {...program} />
                ))}
              </div>
            </Section>
          </div>
        )}
      </div>
      <div className={css.onPaper}>
        <Headline headingLevel={2} size="h3">
          {words.headlinesOf(heading)}
        </Headline>
        <ul>
          {headlines.map(({ title, href, outlet }) => (
            <li key={href}>
              <Link href={href} target="_blank">
                {title}
              </Link>
              {outlet && ` (${outlet})`}
            </li>
          ))}
        </ul>
        <p>
          {headlines.length > 0 ? words.allStandAt : words.standAt}
          <a href={`/walls/${slug}`}>{`${siteUrl}/walls/${slug}`}</a>
        </p>
      </div>
      <AdBand places={['topicBelow', 'topicBelowSecond']} shared="google" />
    </div>
  );
}
