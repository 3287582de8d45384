import { Byline } from '@daily-nest/ui/byline';
import { CoverImage, type Picture, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { sectionClass, type SectionName } from '@daily-nest/ui/theme';
import { css } from './classes.ts';
import * as words from '../words/reading.ts';

interface RelatedStoryProps {
  href: string;
  title: string;
  kicker?: string;
  section?: SectionName;
  image?: string | Picture;
  date?: string;
  readTime?: string;
}

/** The stories of the rail. Renders nothing without any. */
export function RelatedStories({ stories }: { stories: readonly RelatedStoryProps[] }) {
  if (stories.length === 0) return null;
  return (
    <aside className={css.beside} aria-labelledby="related">
      <h2 id="related" className={css.relatedTitle}>
        <span className={css.relatedLabel}>{words.relatedStories}</span>
      </h2>
      <div className={css.relatedList}>
        {stories.map((story) => (
          <RelatedStory key={story.href} {...story} />
        ))}
      </div>
    </aside>
  );
}

/** A story of the rail. */
function RelatedStory({ href, title, kicker, section, image, date, readTime }: RelatedStoryProps) {
  return (
    <article className={[css.related, section && sectionClass[section]].filter(Boolean).join(' ')}>
      {image && (
        <div className={css.relatedPicture}>
          <CoverImage
            {...pictureProps(image)}
            className={css.relatedShape}
            alt=""
            sizes="(min-width: 114rem) 25rem, (min-width: 64rem) 16.5rem, 7rem"
          />
        </div>
      )}
      <div className={css.relatedWords}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <Headline headingLevel={3} size="h5" href={href} stretched>
          {title}
        </Headline>
        {/* The reading time if it is known, else the date. */}
        <Byline readTime={readTime} date={readTime ? undefined : date} />
      </div>
    </article>
  );
}
