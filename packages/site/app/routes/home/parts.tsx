import type { Photo, SponsoredTile } from '@daily-nest/content/types';
import { FramedPage } from '@daily-nest/ui/frame-consent';
import { Headline } from '@daily-nest/ui/headline';
import { MoreLink } from '@daily-nest/ui/more-link';
import { NewsletterForm, type NewsletterFormProps } from '@daily-nest/ui/newsletter-form';
import { Section } from '@daily-nest/ui/section';
import { sectionClass } from '@daily-nest/ui/theme';
import { VideoEmbed, type VideoEmbedProps } from '@daily-nest/ui/video-embed';
import { names } from '../../brand.ts';
import { useOwner } from '../../data/use-owner.ts';
import { useNewsletter } from '../../newsletter/use-newsletter.tsx';
import * as css from './home.css.ts';
import type { CoverageTile } from './home.ts';
import * as words from '../../words/home.ts';

/** 'Breaking News Alert'. */
export function Alert({ tone }: Pick<NewsletterFormProps, 'tone'>) {
  const newsletter = useNewsletter('breaking');
  return <NewsletterForm tone={tone} title={words.breakingAlert} text={words.alertIs} {...newsletter} />;
}

/** 'Featured Video', which the owner chooses. */
export function FeaturedVideo({
  poster,
  words: place,
}: { poster: string | Photo } & Pick<VideoEmbedProps, 'words'>) {
  const { featuredVideo: video } = useOwner();
  return (
    <Section title={words.featuredVideo} rule="none">
      <VideoEmbed
        href={`https://youtu.be/${video.id}`}
        title={video.title}
        caption={video.caption + words.fromYouTube}
        section="family"
        poster={poster}
        words={place}
      />
    </Section>
  );
}

interface NoticeProps extends Pick<SponsoredTile, 'title' | 'text' | 'link' | 'action'> {
  className?: string;
}

/** What is shown of our own while no tile is sold, under its true name. */
export function Notice({ title, text, link, action, className }: NoticeProps) {
  return (
    <Section
      className={className}
      title={words.from(names.name)}
      standfirst={words.oursMeanwhile}
      rule="hair"
      more={{ href: link, label: action }}
    >
      <article className={css.noticeWords}>
        <Headline headingLevel={3} size="h5">
          {title}
        </Headline>
        <p>{text}</p>
      </article>
    </Section>
  );
}

export function Coverage({
  topic,
  title,
  description,
  href,
  section,
  outlets,
  place,
}: CoverageTile & { place?: string | undefined }) {
  return (
    <article className={[css.tile, place, sectionClass[section]].filter(Boolean).join(' ')}>
      <h3 className={css.tileName}>{title}</h3>
      <p className={css.tileText}>{description}</p>
      <FramedPage
        className={css.tileWall}
        shape="preview"
        title={words.headlinesOf(title)}
        src={`/walls/${topic}?view=compact`}
        links={outlets}
        headingLevel={4}
      />
      <MoreLink className={css.tileAll} href={href} aria-label={words.seeAllOf(title)}>
        {words.seeAll}
      </MoreLink>
    </article>
  );
}
