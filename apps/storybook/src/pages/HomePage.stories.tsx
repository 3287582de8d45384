import {
  homeArticles,
  homeStories,
  homeTips,
  homeWellness,
  newsTiles,
  sponsoredTiles,
} from '@daily-nest/content/home';
import { AdSlot } from '@daily-nest/ui/ad-slot';
import { ArticleCard } from '@daily-nest/ui/article-card';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { Grid } from '@daily-nest/ui/grid';
import { NewsletterForm } from '@daily-nest/ui/newsletter-form';
import { Section } from '@daily-nest/ui/section';
import { SponsoredTile } from '@daily-nest/ui/sponsored-tile';
import { StoryCard } from '@daily-nest/ui/story-card';
import { vars } from '@daily-nest/ui/theme';
import { TipCard } from '@daily-nest/ui/tip-card';
import { VideoEmbed } from '@daily-nest/ui/video-embed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Framed } from './frame.tsx';
import { picture } from './pictures.ts';
import { useTitle } from './title.ts';
import wall from './wall.htm?url&no-inline';

const featured = ['lead', 'feature', 'compact'] as const;

function HomePage() {
  const { names, owner } = useTitle();
  const { featuredVideo: video } = owner;
  const [lead, ...others] = homeArticles.map(
    ({ slug, title, excerpt, category, section, author, date, readTime, image }, place) => (
      <ArticleCard
        key={slug}
        href={`/articles/${slug}`}
        image={picture(image)}
        variant={featured[place]}
        {...{ title, standfirst: excerpt, kicker: category, section, author, date, readTime }}
      />
    ),
  );
  return (
    <Framed path="/">
      <Section
        title="Featured Coverage"
        more={{ href: '/articles', label: 'More' }}
        lead={lead}
        style={{ paddingBlockStart: vars.space.s }}
      >
        <Grid layout="list">{others}</Grid>
      </Section>
      <Section title="Before It Is in the Paper" rule="hair">
        <Grid layout="halves">
          <NewsletterForm
            title="Breaking News Alert"
            headingLevel={3}
            text="Recalls, outbreaks and school closings: one short letter when it matters, and none when it does not."
            note={owner.newsletterNote}
          />
          <VideoEmbed
            href={`https://youtu.be/${video.id}`}
            title={video.title}
            caption={video.caption}
            section="family"
            poster={picture('/pictures/tips-learning-at-home.jpg')}
          />
        </Grid>
      </Section>
      <Section title="From Our Sponsors">
        <Grid layout="classified">
          {sponsoredTiles.map(({ id, sponsor = names.name, title, text, link, action }) => (
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
          {homeTips.map(({ id, title, content, category, section, link }, place) => (
            <TipCard
              key={id}
              variant={place === 0 ? 'poster' : 'line'}
              {...{ title, content, kicker: category, section, href: link }}
            />
          ))}
        </Grid>
      </Section>
      <AdSlot
        slots={[{ slot: owner.adSlots.homeTop }, { slot: owner.adSlots.homeMiddle }]}
        sharedLabel="Google Ads"
      />
      <Section
        title="Latest News Coverage"
        standfirst="What newsrooms report this hour, in eight walls. Each headline opens at its outlet."
        section="local"
      >
        <Grid layout="quarters">
          {newsTiles.map(({ topic, title, link }) => (
            <Section
              key={topic}
              title={title}
              headingLevel={3}
              rule="hair"
              more={{ href: link, label: 'See All' }}
            >
              <FramedPage shape="preview" title={`${title} headlines`} src={wall} headingLevel={4} />
            </Section>
          ))}
        </Grid>
      </Section>
      <Section
        title="Community Stories"
        section="community"
        more={{ href: '/community-stories', label: 'More' }}
      >
        <Grid layout="lead">
          {homeStories.map(({ id, title, content: [opening], author, location, image, section }, place) => (
            <StoryCard
              key={id}
              variant={place === 0 ? 'wide' : 'teaser'}
              href={`/community-stories#${id}`}
              content={opening}
              image={picture(image)}
              {...{ title, author, location, section }}
            />
          ))}
        </Grid>
      </Section>
      <Section
        title="Wellness"
        section="health"
        ground="band"
        more={{ href: '/health-wellness', label: 'More' }}
      >
        <Grid layout="lead">
          {homeWellness.map((article, place) => (
            <ArticleCard
              key={article.slug}
              variant={place === 0 ? 'feature' : 'standard'}
              href={`/health-wellness/${article.slug}`}
              title={article.title}
              standfirst={article.excerpt}
              kicker={article.category}
              author={article.author}
              date={article.date}
              readTime={article.readTime}
              image={picture(article.image)}
            />
          ))}
        </Grid>
      </Section>
    </Framed>
  );
}

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The front page: hero, alert, video, coverage, sponsors, tips, eight walls, stories, wellness. */
export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
