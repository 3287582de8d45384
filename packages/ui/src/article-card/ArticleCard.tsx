import { Byline, dayOf } from '../byline/index.ts';
import { CoverImage, pictureProps } from '../cover-image/index.ts';
import { Headline, type HeadlineSize } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import { Standfirst } from '../standfirst/index.ts';
import { sectionClassOf } from '../theme/index.ts';
import type { PictureCardProps } from '../card/CardProps.ts';
import * as css from './ArticleCard.css.ts';
import { type ArticleCardLabels, english } from './labels.ts';

/**
 * The size of a card:
 * - `lead` opens a page or a group: a large picture above a large headline;
 * - `feature` has its picture beside its text in a column of 40 rem or more, and above it in a narrower one;
 * - `standard` is for a grid; on a phone its text flows around a square picture;
 * - `compact` has a square picture beside a small headline at every width, and its text flows around it;
 * - `headline` has no picture; a wide column shows the standfirst beside the headline.
 */
export type ArticleCardVariant = 'lead' | 'feature' | 'standard' | 'compact' | 'headline';

const headlineSizes: Record<ArticleCardVariant, HeadlineSize> = {
  lead: 'lead',
  feature: 'h3',
  standard: 'h4',
  compact: 'h5',
  headline: 'h5',
};
/** Large headlines have a deck below them. */
const large = new Set<HeadlineSize>(['lead', 'h1', 'h2']);

/** How many lines of the standfirst a phone shows. */
const standfirstLines: Record<ArticleCardVariant, string | undefined> = {
  lead: undefined,
  feature: css.lines.three,
  standard: css.lines.three,
  compact: css.lines.two,
  headline: css.lines.two,
};

/** Their pictures are as wide as a phone, where fewer pixels are enough. */
const wide = new Set<ArticleCardVariant>(['lead', 'feature']);

/** The `sizes` of pictures on pages with the usual grid. */
const pictureSizes: Record<ArticleCardVariant, string> = {
  lead: '(min-width: 64rem) 52rem, (min-width: 48rem) 100vw, 80vw',
  feature: '(min-width: 64rem) 38rem, (min-width: 48rem) 50vw, 80vw',
  standard: '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 7.25rem',
  compact: '7.25rem',
  headline: '',
};

export interface ArticleCardProps extends PictureCardProps {
  /** The article's headline. */
  title: string;
  /** A summary in one or two sentences. */
  standfirst?: string;
  /**
   * Whether the kicker is visible. Hide it below a title that names the category; screen readers still get
   * it.
   * @default true
   */
  kickerShown?: boolean;
  /** The author's name. */
  author?: string;
  /** The publication date, `2026-11-12`. */
  date?: string;
  /** The reading time, '5 min read'. */
  readTime?: string;
  /** The address of the article. */
  href: string;
  /** The reviewer, 'Dr. Ruth Adeyemi, pediatrician'. */
  reviewedBy?: string;
  /** The date of the review, `2026-10-02`. An invalid date is left out. */
  reviewedOn?: string;
  /**
   * The size and layout of the card.
   * @default 'standard'
   */
  variant?: ArticleCardVariant;
  /**
   * The size of the headline.
   * @default that of the variant
   */
  headlineSize?: HeadlineSize;
  /** The `sizes` of the picture, for a page that shows it in another width. */
  sizes?: string;
  /**
   * Loads the picture at once and with priority. For the first picture that a reader sees.
   * @default false
   */
  priority?: boolean;
  /** Replaces some of the built-in texts. */
  labels?: Partial<ArticleCardLabels>;
}

/**
 * A link to an article, with its picture, standfirst and byline. Renders an `<article>` that is clickable as
 * a whole. Children are rendered below the byline. While articles load, use `ArticleCardSkeleton`.
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
  reviewedBy,
  reviewedOn,
  variant = 'standard',
  headlineSize = headlineSizes[variant],
  headingLevel = 3,
  priority = false,
  sizes = pictureSizes[variant],
  labels,
  className,
  children,
  ...rest
}: ArticleCardProps) {
  const reviewDay = dayOf(reviewedOn);
  return (
    <article
      data-part="article-card"
      {...rest}
      className={[css.root, css.variant[variant], section && sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      {image && variant !== 'headline' && (
        <div data-part="picture" className={css.picture[variant]}>
          <CoverImage
            className={css.crop[variant]}
            {...pictureProps(image)}
            alt={imageAlt}
            sizes={sizes}
            measured={!wide.has(variant)}
            priority={priority}
          />
        </div>
      )}
      <div data-part="words" className={css.words[variant]}>
        {kicker && <Kicker className={kickerShown ? css.kicker : css.hiddenKicker}>{kicker}</Kicker>}
        <Headline
          className={css.headline}
          headingLevel={headingLevel}
          size={headlineSize}
          href={href}
          stretched
        >
          {title}
        </Headline>
        {standfirst && (
          <Standfirst
            className={[css.standfirst, standfirstLines[variant]].filter(Boolean).join(' ')}
            size={large.has(headlineSize) ? 'deck' : 'small'}
          >
            {standfirst}
          </Standfirst>
        )}
        <Byline className={css.byline} author={author} date={date} readTime={readTime} />
        {(reviewedBy || reviewDay) && (
          <p data-part="note" className={css.review}>
            <Word
              set="articleCard"
              name={reviewedBy && reviewDay ? 'reviewed' : reviewDay ? 'reviewedOn' : 'reviewedBy'}
              english={english}
              given={labels}
              values={{ name: reviewedBy, date: <Day date={reviewedOn} form="short" whole /> }}
            />
          </p>
        )}
        {children}
      </div>
    </article>
  );
}
