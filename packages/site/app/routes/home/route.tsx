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
import type { SponsoredTile as SponsoredTileData } from '@daily-nest/content/types';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { AsOf } from '@daily-nest/ui/as-of';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { Grid } from '@daily-nest/ui/grid';
import { Headline } from '@daily-nest/ui/headline';
import { MoreLink } from '@daily-nest/ui/more-link';
import { NewsletterForm } from '@daily-nest/ui/newsletter-form';
import { Section } from '@daily-nest/ui/section';
import { SponsoredTile } from '@daily-nest/ui/sponsored-tile';
import { StoryCard } from '@daily-nest/ui/story-card';
import { sectionClass } from '@daily-nest/ui/theme';
import { TipCard } from '@daily-nest/ui/tip-card';
import { VideoEmbed } from '@daily-nest/ui/video-embed';
import { AdBand } from '../../ads/AdBand.tsx';
import { names } from '../../brand.ts';
import { frontContext } from '../../data/front.server.ts';
import { useOwner } from '../../data/use-owner.ts';
import { ageRibbon } from '../../listing/age-ribbon.server.ts';
import { AgeRibbon } from '../../listing/AgeRibbon.tsx';
import { preloadItalics } from '../../hydration/preload-italics.ts';
import { useNewsletter } from '../../newsletter/use-newsletter.tsx';
import { withHelpLines } from '../../reading/with-help-lines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { newsOrganizationLd, webSiteLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import { ClockLead } from './clock/ClockLead.tsx';
import { featuredCards } from './clock/featured.server.ts';
import * as css from './home.css.ts';
import { type CoverageTile, coverageTiles, newestChange, storyTeaser, tipTeaser } from './home.ts';

/** The `sizes` of pictures that a phone shows beside a headline, or two abreast. */
const railSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 7.25rem';
const wideSizes = '(min-width: 64rem) 49rem, (min-width: 48rem) 60vw, 50vw';
const narrowSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 50vw';

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
      { date: storiesChanged },
      { date: tipsChanged },
    ]),
    house,
    articles: featured,
    poster: pictureOf('/pictures/featured-video.svg'),
    sold: (hasPart('ads') ? sponsoredTiles : []).flatMap(({ sponsor, ...tile }) =>
      sponsor ? [{ sponsor, ...tile }] : [],
    ),
    notice: sponsoredTiles.find(({ sponsor }) => !sponsor),
    outlets: front.outlets,
    tips: homeTips.map(tipTeaser),
    coverage: coverageTiles(
      newsTiles.filter(({ link }) => hasPage(link)),
      topicBySlug,
    ),
    stories: homeStories.map(storyTeaser),
    wellness,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { house, poster, sold, notice, tips, coverage, outlets, stories, wellness } = loaderData;
  preloadItalics();
  const lead = house ? undefined : loaderData.articles[0];
  const others = loaderData.articles.slice(house ? 0 : 1);
  const { featuredVideo: video } = useOwner();
  const newsletter = useNewsletter('breaking');
  return (
    <>
      <HomeSeo />
      {loaderData.ribbon && <AgeRibbon {...loaderData.ribbon} />}
      <Section
        className={css.top}
        title="Featured Coverage"
        more={{ href: '/articles', label: 'More' }}
        lead={house ? <ClockLead {...house} /> : lead && <ArticleCard {...lead} variant="lead" priority />}
      >
        <div className={css.rail}>
          {others.map((card, place) => (
            <ArticleCard
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
          <NewsletterForm
            tone="masthead"
            title="Breaking News Alert"
            text="Recalls, outbreaks and school closings: one short letter when it matters, and none when it does not."
            {...newsletter}
          />
        </div>
        <div className={css.video}>
          <Section title="Featured Video" rule="none">
            <VideoEmbed
              href={`https://youtu.be/${video.id}`}
              title={video.title}
              caption={`${video.caption} From YouTube; nothing is loaded from there before you press play.`}
              section="family"
              poster={poster}
              words="beside"
            />
          </Section>
        </div>
        {sold.length === 0 && notice && <Notice {...notice} />}
      </div>
      {sold.length > 0 && (
        <Section className={page.onScreen} title="From Our Sponsors">
          <Grid layout="classified">
            {sold.map(({ id, link, action, ...tile }) => (
              <SponsoredTile key={id} {...tile} href={link} linkLabel={action} />
            ))}
          </Grid>
        </Section>
      )}
      <Section title="Parenting Tips" section="lifestyle" more={{ href: '/parenting-tips', label: 'More' }}>
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
      <div className={css.band}>
        <AdBand places={['homeTop', 'homeMiddle']} shared="google" />
      </div>
      <Section
        className={page.onScreen}
        title="Latest News Coverage"
        standfirst={
          outlets
            ? 'Headlines from other newsrooms, and from our own blog. Each opens where it was published.'
            : 'From our own shelves, until other newsrooms’ headlines can be read again.'
        }
        section="local"
      >
        <div className={css.coverage}>
          {coverage.map((tile, place) => (
            <Coverage key={tile.topic} {...tile} place={placeOf(place, coverage.length)} />
          ))}
        </div>
      </Section>
      <Section
        title="Community Stories"
        section="community"
        more={{ href: '/community-stories', label: 'More' }}
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
      <Section
        className={css.night}
        title="Wellness"
        section="health"
        ground="band"
        more={{ href: '/health-wellness', label: 'More' }}
      >
        <div className={css.pair}>
          <Grid layout="lead">
            {wellness.map((card, place) => (
              <ArticleCard
                key={card.href}
                {...card}
                variant={place === 0 ? 'feature' : 'standard'}
                sizes={place === 0 ? wideSizes : narrowSizes}
              />
            ))}
          </Grid>
        </div>
      </Section>
    </>
  );
}

/** What is shown of our own while no tile is sold, under its true name. */
function Notice({
  title,
  text,
  link,
  action,
}: Pick<SponsoredTileData, 'title' | 'text' | 'link' | 'action'>) {
  return (
    <Section
      className={css.notice}
      title={`From ${names.name}`}
      standfirst="Ours, where sponsored tiles stand once one is sold."
      rule="hair"
    >
      <article className={css.noticeWords}>
        <Headline headingLevel={3} size="h5">
          {title}
        </Headline>
        <p>{text}</p>
        <MoreLink href={link}>{action}</MoreLink>
      </article>
    </Section>
  );
}

const placeOf = (place: number, count: number) =>
  place === 0 ? css.wideTile : place === count - 1 ? css.lastTile : undefined;

function Coverage({
  topic,
  title,
  description,
  href,
  section,
  outlets,
  place,
}: CoverageTile & { place: string | undefined }) {
  return (
    <article className={[css.tile, place, sectionClass[section]].filter(Boolean).join(' ')}>
      <h3 className={css.tileName}>{title}</h3>
      <p className={css.tileText}>{description}</p>
      <FramedPage
        className={css.tileWall}
        shape="preview"
        title={`${title} headlines`}
        src={`/walls/${topic}?view=compact`}
        links={outlets}
        headingLevel={4}
      />
      <MoreLink className={css.tileAll} href={href} aria-label={`See All ${title}`}>
        See All
      </MoreLink>
    </article>
  );
}

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
