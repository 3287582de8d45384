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
import { pictureOf } from '@daily-nest/content/photos';
import { storiesChanged } from '@daily-nest/content/stories';
import { tipsChanged } from '@daily-nest/content/tips-page';
import { topicBySlug } from '@daily-nest/content/topics';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { AsOf } from '@daily-nest/ui/as-of';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { Grid } from '@daily-nest/ui/grid';
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

export const handle: RouteHandle = { frames: true, clock: hasHouse, people: ['staff', 'readers'] };

export function loader({ context }: Route.LoaderArgs) {
  const front = context.get(frontContext);
  const { house, featured, wellness } = featuredCards(front);
  return {
    ribbon: asksAge ? ageRibbon() : undefined,
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
    sponsored: sponsoredTiles,
    tips: homeTips.map(tipTeaser),
    coverage: coverageTiles(newsTiles, topicBySlug),
    stories: homeStories.map(storyTeaser),
    wellness,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { house, poster, sponsored, tips, coverage, stories, wellness } = loaderData;
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
            <ArticleCard key={card.href} {...card} variant={place === 0 ? 'feature' : 'compact'} />
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
      </div>
      <Section className={page.onScreen} title="From Our Sponsors">
        <Grid layout="classified">
          {sponsored.map(({ id, sponsor = names.name, title, text, link, action }) => (
            <SponsoredTile
              key={id}
              sponsor={sponsor}
              title={title}
              text={text}
              href={link}
              linkLabel={action}
            />
          ))}
        </Grid>
      </Section>
      <Section title="Parenting Tips" section="lifestyle" more={{ href: '/parenting-tips', label: 'More' }}>
        <Grid layout="poster">
          {tips.map(({ id, content, asOf, ...tip }, place) => (
            <TipCard
              key={id}
              content={withHelpLines(content)}
              {...tip}
              variant={place === 0 ? 'poster' : 'line'}
            >
              {asOf && <AsOf {...asOf} />}
            </TipCard>
          ))}
        </Grid>
      </Section>
      <div className={css.band}>
        <AdBand places={['homeTop', 'homeMiddle']} shared="google" />
      </div>
      <Section
        className={page.onScreen}
        title="Latest News Coverage"
        standfirst="Headlines from other newsrooms, and from our own blog. Each opens where it was published."
        section="local"
      >
        <div className={css.coverage}>
          {coverage.map((tile, place) => (
            <Coverage key={tile.topic} {...tile} last={place === coverage.length - 1} />
          ))}
        </div>
      </Section>
      <Section
        title="Community Stories"
        section="community"
        more={{ href: '/community-stories', label: 'More' }}
      >
        <Grid layout="lead">
          {stories.map(({ id, ...story }, place) => (
            <StoryCard key={id} variant={place === 0 ? 'wide' : 'teaser'} {...story} />
          ))}
        </Grid>
      </Section>
      <Section
        className={css.night}
        title="Wellness"
        section="health"
        ground="band"
        more={{ href: '/health-wellness', label: 'More' }}
      >
        <Grid layout="lead">
          {wellness.map((card, place) => (
            <ArticleCard key={card.href} {...card} variant={place === 0 ? 'feature' : 'standard'} />
          ))}
        </Grid>
      </Section>
    </>
  );
}

function Coverage({
  topic,
  title,
  description,
  href,
  section,
  outlets,
  image,
  last,
}: CoverageTile & { last: boolean }) {
  const place = image ? css.wideTile : last && css.lastTile;
  return (
    <article className={[css.tile, place, sectionClass[section]].filter(Boolean).join(' ')}>
      <h3 className={css.tileName}>{title}</h3>
      <p className={css.tileText}>{description}</p>
      {image && (
        <CoverImage
          className={css.tilePicture}
          {...pictureProps(image)}
          alt=""
          sizes="(min-width: 64rem) 31rem, (min-width: 48rem) 50vw, 100vw"
        />
      )}
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
