import {
  homeArticles,
  homeStories,
  homeTips,
  homeWellness,
  newsTiles,
  sponsoredTiles,
} from '@daily-nest/content/home';
import { topicBySlug } from '@daily-nest/content/topics';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { AsOf } from '@daily-nest/ui/as-of';
import { FeedFrame } from '@daily-nest/ui/feed-frame';
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
import { WellnessCard } from '@daily-nest/ui/wellness-card';
import { AdBand } from '../../ads/AdBand.tsx';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/useOwner.ts';
import { cardOf, wellnessCardOf } from '../../listing/cards.ts';
import { withHelpLines } from '../../reading/withHelpLines.tsx';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { newsOrganizationLd, webSiteLd } from '../../seo/ld/index.ts';
import { logSubscription } from '../../shell/Shell.tsx';
import type { Route } from './+types/route';
import * as css from './home.css.ts';
import { type CoverageTile, coverageTiles, storyTeaser, tipTeaser } from './home.ts';

export const handle: RouteHandle = { people: ['staff', 'experts', 'readers'] };

export function loader() {
  return {
    edition: homeArticles[0]?.date,
    articles: homeArticles.map(cardOf),
    sponsored: sponsoredTiles,
    tips: homeTips.map(tipTeaser),
    coverage: coverageTiles(newsTiles, topicBySlug),
    stories: homeStories.map(storyTeaser),
    wellness: homeWellness.map(wellnessCardOf),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { articles, sponsored, tips, coverage, stories, wellness } = loaderData;
  const { featuredVideo: video, newsletterNote } = useOwner();
  return (
    <>
      <HomeSeo />
      <Section title="Featured Coverage" more={{ href: '/articles', label: 'More' }}>
        <Grid layout="lead">
          {articles.map((card, place) => (
            <ArticleCard key={card.href} {...card} variant={place === 0 ? 'lead' : 'full'} />
          ))}
        </Grid>
      </Section>
      <div className={css.opening}>
        <div className={css.coupon}>
          <NewsletterForm
            title="Breaking News Alert"
            text="Recalls, outbreaks and school closings: one short letter when it matters, and none when it does not."
            note={newsletterNote}
            onSubscribe={logSubscription}
          />
        </div>
        <div className={css.video}>
          <Section title="Featured Video" rule="none">
            <VideoEmbed
              url={`https://youtu.be/${video.id}`}
              title={video.title}
              caption={`${video.caption} From YouTube; nothing is loaded from there before you press play.`}
              section="family"
              poster="/pictures/tips-learning-at-home.svg"
            />
          </Section>
        </div>
      </div>
      <Section title="From Our Sponsors" rule="hair">
        <Grid layout="thirds">
          {sponsored.map(({ id, sponsor = names.name, title, text, link, action }) => (
            <SponsoredTile key={id} sponsor={sponsor} title={title} text={text} href={link} action={action} />
          ))}
        </Grid>
      </Section>
      <Section title="Parenting Tips" section="lifestyle" more={{ href: '/parenting-tips', label: 'More' }}>
        <Grid layout="quarters">
          {tips.map(({ id, content, asOf, ...tip }) => (
            <TipCard key={id} content={withHelpLines(content)} {...tip}>
              {asOf && <AsOf {...asOf} />}
            </TipCard>
          ))}
        </Grid>
      </Section>
      <div className={css.band}>
        <AdBand places={['homeTop', 'homeMiddle']} shared="google" />
      </div>
      <Section
        title="Latest News Coverage"
        intro="Headlines from newsrooms that we read ourselves, and from our own blog. Each opens where it was published."
        section="local"
      >
        <div className={css.coverage}>
          {coverage.map((tile) => (
            <Coverage key={tile.topic} {...tile} />
          ))}
        </div>
      </Section>
      <Section
        title="Community Stories"
        section="community"
        more={{ href: '/community-stories', label: 'More' }}
      >
        <Grid layout="halves">
          {stories.map(({ id, ...story }) => (
            <StoryCard key={id} variant="teaser" {...story} />
          ))}
        </Grid>
      </Section>
      <Section title="Wellness" section="health" more={{ href: '/health-wellness', label: 'More' }}>
        <Grid layout="halves">
          {wellness.map((card) => (
            <WellnessCard key={card.href} {...card} />
          ))}
        </Grid>
      </Section>
    </>
  );
}

function Coverage({ topic, title, description, href, section, outlets }: CoverageTile) {
  return (
    <article className={`${css.tile} ${sectionClass[section]}`}>
      <Headline level={3} size="h5">
        {title}
      </Headline>
      <p className={css.tileText}>{description}</p>
      <FeedFrame
        shape="preview"
        title={`${title} headlines`}
        src={`/walls/${topic}?view=compact`}
        outlets={outlets}
        headingLevel={4}
      />
      <MoreLink href={href} aria-label={`See All ${title}`}>
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
