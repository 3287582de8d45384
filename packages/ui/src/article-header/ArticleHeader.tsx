import type { ComponentProps, ReactNode } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './ArticleHeader.css.ts';

/** Beside a rail of related stories. */
/** A phone shows it from edge to edge, and a twelfth fewer dots are as sharp there. */
const pictureSizes =
  '(min-width: 80rem) 53rem, (min-width: 64rem) calc(100vw - 28rem), (min-width: 48rem) 100vw, 92vw';

export interface ArticleHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The headline: the heading of the page. */
  title: string;
  /** The category, above it. */
  kicker?: string;
  /** Where that category is read. */
  kickerHref?: string;
  /** The section whose hue the head takes. */
  section?: AnySection;
  /** What the story is about, in a sentence or two. */
  standfirst?: ReactNode;
  /** Who wrote it. */
  author?: string | null;
  /** The page of the author. */
  authorHref?: string | null;
  /** When it was published, `2026-11-12`; printed as 'November 12, 2026'. What is no date is left out. */
  date?: string | null;
  /** When it last became another one, `2026-11-20`. */
  updated?: string | null;
  /** How long it takes to read, '5 min read'. */
  readTime?: string | null;
  /** The lead picture, 8:5 and a little wider on a desk: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture | null;
  /**
   * What the picture shows.
   * @default ''
   */
  imageAlt?: string;
  /** Words under the picture. */
  caption?: string;
  /**
   * Rank of the headline on the page.
   * @default 1
   */
  headingLevel?: HeadingLevel;
}

/**
 * The head of a story: kicker, headline, standfirst, byline, picture. Renders a `<div>`. Children stand under the byline: who
 * reviewed the story, ways to share it.
 */
export function ArticleHeader({
  title,
  kicker,
  kickerHref,
  section,
  standfirst,
  author,
  authorHref,
  date,
  updated,
  readTime,
  image,
  imageAlt = '',
  caption,
  headingLevel = 1,
  className,
  children,
  ...rest
}: ArticleHeaderProps) {
  return (
    <div
      data-part="article-header"
      {...rest}
      className={[css.root, section && sectionClassOf(section), className].filter(Boolean).join(' ')}
    >
      <div data-part="words" className={css.words}>
        {kicker && <Kicker href={kickerHref}>{kicker}</Kicker>}
        <Headline headingLevel={headingLevel} size="h1" className={css.title}>
          {title}
        </Headline>
        {standfirst && (
          <Standfirst size="deck" className={css.deck}>
            {standfirst}
          </Standfirst>
        )}
        <div data-part="foot" className={css.foot}>
          <Byline
            author={author}
            authorHref={authorHref}
            date={date}
            dateStyle="long"
            updated={updated}
            readTime={readTime}
          />
          {children}
        </div>
      </div>
      {image && (
        <figure data-part="picture" className={css.figure}>
          <CoverImage
            {...pictureProps(image)}
            className={css.picture}
            alt={imageAlt}
            sizes={pictureSizes}
            priority
          />
          {caption && (
            <figcaption data-part="caption" className={css.caption}>
              {caption}
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
