import type { ComponentProps } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline, type HeadlineSize } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst, type StandfirstProps } from '../standfirst/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './ArticleCard.css.ts';

/**
 * How much a card makes of its story:
 * - `top` opens the front page;
 * - `lead` leads a group, `second` stands in the column beside it;
 * - `beside` has picture and words side by side from 1024 px on;
 * - `side` has its picture as a square at the end of its headline, `small` only on a phone; `thumb` has it
 *   at every width, and a smaller headline;
 * - `wide` leads a group across the whole page, from 768 px on with its words beside the picture;
 * - `line` has no picture: its headline, and what it is about beside it; `brief` has that below, in a narrow column;
 * - `full` is one of a grid, `compact` one of a list.
 */
export type ArticleCardVariant =
  | 'top'
  | 'lead'
  | 'second'
  | 'side'
  | 'thumb'
  | 'beside'
  | 'small'
  | 'wide'
  | 'line'
  | 'brief'
  | 'full'
  | 'compact';

const headlineSize: Record<ArticleCardVariant, HeadlineSize> = {
  top: 'lead',
  lead: 'h2',
  second: 'h3',
  side: 'h4',
  thumb: 'h5',
  beside: 'h3',
  small: 'h4',
  wide: 'h2',
  line: 'h4',
  brief: 'h5',
  full: 'h5',
  compact: 'h6',
};
const standfirstSize: Record<ArticleCardVariant, StandfirstProps['size']> = {
  top: 'deck',
  lead: 'deck',
  second: 'small',
  side: 'small',
  thumb: 'small',
  beside: 'summary',
  small: 'small',
  wide: 'deck',
  line: 'small',
  brief: 'small',
  full: 'small',
  compact: 'small',
};
/** Stories beside a greater one say less on a phone. */
const shortened: Partial<Record<ArticleCardVariant, string>> = {
  lead: css.lines.three,
  second: css.lines.three,
  side: css.lines.three,
  thumb: css.lines.two,
  beside: css.lines.three,
  small: css.lines.three,
  wide: css.lines.three,
  line: css.lines.two,
  brief: css.lines.two,
};
/** These are told by their words alone. */
export const wordsOnly = new Set<ArticleCardVariant>(['line', 'brief']);

/** How wide the pictures are on pages of the usual grid. */
const pictureSizes: Record<ArticleCardVariant, string> = {
  top: '(min-width: 64rem) 52rem, 100vw',
  lead: '(min-width: 64rem) 52rem, 100vw',
  second: '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw',
  side: '(min-width: 64rem) 8rem, (min-width: 48rem) 50vw, 7.25rem',
  thumb: '8rem',
  beside: '(min-width: 64rem) 26rem, 100vw',
  small: '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 7.25rem',
  wide: '(min-width: 64rem) 46rem, (min-width: 48rem) 50vw, 100vw',
  line: '',
  brief: '',
  full: '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw',
  compact: '6.5rem',
};

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The article's headline. */
  title: string;
  /** What it is about, in a sentence or two. */
  standfirst?: string;
  /** A word or two above the headline, such as its category. */
  kicker?: string;
  /**
   * Whether the kicker is seen. Under a title that says it already it is only read out.
   * @default true
   */
  kickerShown?: boolean;
  /** The section whose hue the card takes. */
  section?: AnySection;
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
  headingLevel?: HeadingLevel;
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
  standfirst,
  kicker,
  kickerShown = true,
  section,
  author,
  date,
  readTime,
  href,
  image,
  imageAlt = '',
  variant = 'full',
  headingLevel = 3,
  priority = false,
  className,
  children,
  ...rest
}: ArticleCardProps) {
  return (
    <article
      data-part="article-card"
      {...rest}
      className={[css.root, css.variant[variant], section && sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      {image && !wordsOnly.has(variant) && (
        <div data-part="picture" className={css.picture[variant]}>
          <CoverImage
            className={css.cut[variant]}
            {...pictureProps(image)}
            alt={imageAlt}
            sizes={pictureSizes[variant]}
            priority={priority}
          />
        </div>
      )}
      <div data-part="words" className={css.words[variant]}>
        {kicker && <Kicker className={kickerShown ? css.kicker : css.heard}>{kicker}</Kicker>}
        <Headline
          className={css.headline}
          headingLevel={headingLevel}
          size={headlineSize[variant]}
          href={href}
          stretched
        >
          {title}
        </Headline>
        {standfirst && (
          <Standfirst
            className={[css.standfirst, shortened[variant]].filter(Boolean).join(' ')}
            size={standfirstSize[variant]}
          >
            {standfirst}
          </Standfirst>
        )}
        <Byline className={css.byline} author={author} date={date} readTime={readTime} />
        {children}
      </div>
    </article>
  );
}
