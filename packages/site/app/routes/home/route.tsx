import { hasHouse } from '@daily-nest/content/front-hours';
import {
  asksAge,
  homeArticles,
  homeStories,
  homeTips,
  homeWellness,
  newsTiles,
  sponsoredTiles,
} from '@daily-nest/content/home';
import { hasPage, hasPart } from '@daily-nest/content/parts';
import { pictureOf } from '@daily-nest/content/photos';
import { storiesChanged } from '@daily-nest/content/stories';
import { tipsChanged } from '@daily-nest/content/tips-page';
import { topicBySlug } from '@daily-nest/content/topics';
import { AsOf } from '@daily-nest/ui/as-of';
import { Grid } from '@daily-nest/ui/grid';
import { Section } from '@daily-nest/ui/section';
import { SponsoredTile } from '@daily-nest/ui/sponsored-tile';
import { StoryCard } from '@daily-nest/ui/story-card';
import { TipCard } from '@daily-nest/ui/tip-card';
import { AdBand } from '../../ads/AdBand.tsx';
import { hasFront, layout, names } from '../../brand.ts';
import { frontContext } from '../../data/front.server.ts';
import { useOwner } from '../../data/use-owner.ts';
import { ageRibbon } from '../../listing/age-ribbon.server.ts';
import { AgeRibbon } from '../../listing/AgeRibbon.tsx';
import { preloadItalics } from '../../hydration/preload-italics.ts';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { newsOrganizationLd, webSiteLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import { ClockLead } from './clock/ClockLead.tsx';
import { featuredCards, newest, restOf } from './clock/featured.server.ts';
import * as css from './home.css.ts';
import { coverageTiles, newestChange, storyTeaser, tipTeaser } from './home.ts';
import { OwnFront } from './OwnFront.tsx';
import { Alert, Coverage, FeaturedVideo, Notice } from './parts.tsx';
import { Card } from '../../slots/Card.ts';
import * as words from '../../words/home.ts';

/** The `sizes` of pictures that a phone shows beside a headline, or two abreast. */
const railSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 7.25rem';
const wideSizes = '(min-width: 64rem) 49rem, (min-width: 48rem) 60vw, 50vw';
const bandSizes = '(min-width: 64rem) 49rem, (min-width: 48rem) 60vw, 7.25rem';
const narrowSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 50vw';

/** This many pieces stand below the featured ones. */
const most = 6;

export const handle: RouteHandle = { frames: true, clock: hasHouse, people: ['staff', 'readers'] };

export function loader({ context, request }: Route.LoaderArgs) {
  const front = context.get(frontContext);
  const { house, featured, wellness } = featuredCards(front);
  return {
    ribbon: asksAge ? ageRibbon(request) : undefined,
    edition: newestChange([
      ...[...(house?.leads ?? []), ...featured].flatMap(({ date }) => (date ? [{ date }] : [])),
      ...homeArticles,
      ...homeWellness,
      ...(hasPart('community-stories') ? [{ date: storiesChanged }] : []),
      ...(hasPart('parenting-tips') ? [{ date: tipsChanged }] : []),
    ]),
    house,
    articles: featured,
    // A title without tips and news has room for more of its pieces.
    rest: hasPart('parenting-tips') || newsTiles.length > 0 ? [] : restOf(featured, most),
    ...(hasFront && { latest: newest([...featured, ...wellness], layout.front?.latest ?? 0) }),
    poster: pictureOf('/pictures/featured-video.svg'),
    sold: (hasPart('ads') ? sponsoredTiles : []).flatMap(({ sponsor, ...tile }) =>
      sponsor ? [{ sponsor, ...tile }] : [],
    ),
    notice: sponsoredTiles.find(({ sponsor }) => !sponsor),
    outlets: front.outlets,
    tips: hasPart('parenting-tips') ? homeTips.map(tipTeaser) : [],
    coverage: coverageTiles(
      newsTiles.filter(({ link }) => hasPage(link)),
      topicBySlug,
    ),
    stories: hasPart('community-stories') ? homeStories.map(storyTeaser) : [],
    wellness,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  preloadItalics();
  return (
    <>
      <HomeSeo />
      {hasFront ? <OwnFront {...loaderData} /> : <NetworkFront {...loaderData} />}
    </>
  );
}

/** The front page of a title that has none of its own. */
function NetworkFront(loaderData: Route.ComponentProps['loaderData']) {
  const { house, poster, sold, notice, rest, tips, coverage, outlets, stories, wellness } = loaderData;
  const lead = house ? undefined : loaderData.articles[0];
  const others = loaderData.articles.slice(house ? 0 : 1);
  return (
    <>
      {loaderData.ribbon && <AgeRibbon {...loaderData.ribbon} />}
      <div className={css.front}>
        <Section
          className={css.top}
          title={words.featuredCoverage}
          more={{ href: '/articles', label: words.more }}
          lead={house ? <ClockLead {...house} /> : lead && <Card {...lead} variant="lead" priority />}
        >
          <div className={css.rail}>
            {others.map((card, place) => (
              <Card
                key={card.href}
                {...card}
                variant={place === 0 ? 'feature' : 'compact'}
                sizes={place === 0 ? railSizes : undefined}
              />
            ))}
          </div>
        </Section>
        <div className={`${css.opening} ${page.onScreen}`}>
          <div className={css.alert}>
            <Alert tone="masthead" />
          </div>
          <div className={css.video}>
            <FeaturedVideo poster={poster} words="beside" />
          </div>
          {sold.length === 0 && notice && <Notice className={css.notice} {...notice} />}
        </div>
      </div>
      {sold.length > 0 && (
        <Section className={page.onScreen} title={words.fromSponsors}>
          <Grid layout="classified">
            {sold.map(({ id, link, action, ...tile }) => (
              <SponsoredTile key={id} {...tile} href={link} linkLabel={action} />
            ))}
          </Grid>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title={words.moreArticles} more={{ href: '/articles', label: words.more }}>
          <Grid layout="thirds">
            {rest.map((card) => (
              <Card key={card.href} {...card} />
            ))}
          </Grid>
        </Section>
      )}
      {tips.length > 0 && (
        <Section
          title={words.parentingTips}
          section="lifestyle"
          more={{ href: '/parenting-tips', label: words.more }}
        >
          <div className={css.shelf}>
            <Grid layout="poster">
              {tips.map(({ id, content, asOf, ...tip }, place) => (
                <TipCard
                  key={id}
                  content={withHelpLines(content)}
                  {...tip}
                  variant={place === 0 ? 'poster' : 'line'}
                  whole
                >
                  {asOf && <AsOf {...asOf} />}
                </TipCard>
              ))}
            </Grid>
          </div>
        </Section>
      )}
      <div className={css.band}>
        <AdBand places={['homeTop', 'homeMiddle']} shared="google" />
      </div>
      {coverage.length > 0 && (
        <Section
          className={page.onScreen}
          title={words.latestCoverage}
          standfirst={outlets ? words.headlinesAre : words.ownHeadlinesAre}
          section="local"
        >
          <div className={css.coverage}>
            {coverage.map((tile, place) => (
              <Coverage key={tile.topic} {...tile} place={placeOf(place, coverage.length)} />
            ))}
          </div>
        </Section>
      )}
      {stories.length > 0 && (
        <Section
          title={words.communityStories}
          section="community"
          more={{ href: '/community-stories', label: words.more }}
        >
          <div className={css.pair}>
            <Grid layout="lead">
              {stories.map(({ id, ...story }, place) => (
                <StoryCard
                  key={id}
                  variant={place === 0 ? 'wide' : 'teaser'}
                  sizes={place === 0 ? wideSizes : narrowSizes}
                  {...story}
                />
              ))}
            </Grid>
          </div>
        </Section>
      )}
      {wellness.length > 0 && (
        <Section
          className={css.night}
          title={words.wellness}
          section="health"
          ground="band"
          more={{ href: '/health-wellness', label: words.more }}
        >
          <div className={css.pair}>
            <Grid layout="lead">
              {wellness.map((card, place) => (
                <Card
                  key={card.href}
                  {...card}
                  variant={place === 0 ? 'feature' : 'standard'}
                  sizes={place === 0 ? bandSizes : railSizes}
                />
              ))}
            </Grid>
          </div>
        </Section>
      )}
    </>
  );
}

const placeOf = (place: number, count: number) =>
  place === 0 ? css.wideTile : place === count - 1 ? css.lastTile : undefined;

function HomeSeo() {
  const siteUrl = useSiteUrl();
  const owner = useOwner();
  return (
    <Seo
      description={names.description}
      keywords={names.keywords}
      canonical="/"
      jsonLd={[webSiteLd(siteUrl), newsOrganizationLd(siteUrl, owner)]}
    />
  );
}
