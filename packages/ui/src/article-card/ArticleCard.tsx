import type { ComponentProps } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline, type HeadlineSize } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst, type StandfirstProps } from '../standfirst/index.ts';
import { sectionClass, type SectionName } from '../theme/index.ts';
import * as css from './ArticleCard.css.ts';

/** How much a card makes of its story: the one that leads the page, one of a grid, or one of a list. */
export type ArticleCardVariant = keyof typeof css.variant;

const headlineSize: Record<ArticleCardVariant, HeadlineSize> = {
  lead: 'h2',
  full: 'h5',
  compact: 'h6',
};
const standfirstSize: Record<ArticleCardVariant, StandfirstProps['size']> = {
  lead: 'deck',
  full: 'small',
  compact: 'small',
};

/** How wide the pictures are on pages of the usual grid. */
const pictureSizes: Record<ArticleCardVariant, string> = {
  lead: '(min-width: 64rem) 52rem, 100vw',
  full: '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw',
  compact: '6.5rem',
};

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The article's headline. */
  title: string;
  /** What it is about, in a sentence or two. */
  excerpt?: string;
  /** Its category, the badge above the headline. */
  category?: string;
  /** The section whose hue the card takes. */
  section?: SectionName;
  /** Who wrote it. */
  author?: string;
  /** When it was published, `2026-11-12`. */
  date?: string;
  /** How long it takes to read, '5 min read'. */
  readTime?: string;
  /** Where it is read. */
  href: string;
  /** Its picture, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * What the picture shows. Empty, as the headline beside it says what the story is about.
   * @default ''
   */
  imageAlt?: string;
  /**
   * How much is made of the story.
   * @default 'full'
   */
  variant?: ArticleCardVariant;
  /**
   * Rank of the headline on the page.
   * @default 3
   */
  level?: HeadingLevel;
  /**
   * The picture is seen first on the page: loaded at once and before others.
   * @default false
   */
  priority?: boolean;
}

/**
 * An article on a page that leads to it. Renders an `<article>` whose link answers everywhere on it. Children stand under the
 * byline. While articles load, show `ArticleCardSkeleton`.
 */
export function ArticleCard({
  title,
  excerpt,
  category,
  section,
  author,
  date,
  readTime,
  href,
  image,
  imageAlt = '',
  variant = 'full',
  level = 3,
  priority = false,
  className,
  children,
  ...rest
}: ArticleCardProps) {
  return (
    <article
      {...rest}
      className={[css.root, css.variant[variant], section && sectionClass[section], className]
        .filter(Boolean)
        .join(' ')}
    >
      {image && (
        <div className={css.picture[variant]}>
          <CoverImage
            {...pictureProps(image)}
            alt={imageAlt}
            sizes={pictureSizes[variant]}
            priority={priority}
          />
        </div>
      )}
      <div className={css.words[variant]}>
        {category && <Kicker ruled={!image && variant !== 'compact'}>{category}</Kicker>}
        <Headline level={level} size={headlineSize[variant]} href={href} stretched>
          {title}
        </Headline>
        {excerpt && <Standfirst size={standfirstSize[variant]}>{excerpt}</Standfirst>}
        <Byline author={author} date={date} readTime={readTime} />
        {children}
      </div>
    </article>
  );
}
