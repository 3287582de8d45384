import type { ComponentProps, ReactNode } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './ArticleHeader.css.ts';

/** The width beside a rail of related stories. */
/** A phone shows it full-width, where 8 percent fewer pixels look as sharp. */
const pictureSizes =
  '(min-width: 80rem) 53rem, (min-width: 64rem) calc(100vw - 28rem), (min-width: 48rem) 100vw, 92vw';

export interface ArticleHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The headline, which is the heading of the page. */
  title: string;
  /** The category, above the headline. */
  kicker?: string;
  /** The address of that category. */
  kickerHref?: string;
  /** The section whose hue the header has. */
  section?: AnySection;
  /** A summary in one or two sentences. */
  standfirst?: ReactNode;
  /** The author's name. */
  author?: string | null;
  /** The address of the author's page. */
  authorHref?: string | null;
  /** The publication date, `2026-11-12`; printed as 'November 12, 2026'. An invalid date is left out. */
  date?: string | null;
  /** The date of the last change, `2026-11-20`. */
  updated?: string | null;
  /** The reading time, '5 min read'. */
  readTime?: string | null;
  /**
   * The lead picture, 8:5 and a little wider on a desktop: the address of a drawing, or a picture in several
   * sizes.
   */
  image?: string | Picture | null;
  /**
   * The text alternative of the picture.
   * @default ''
   */
  imageAlt?: string;
  /** The caption of the picture. */
  caption?: string;
  /**
   * The level of the heading.
   * @default 1
   */
  headingLevel?: HeadingLevel;
}

/**
 * The header of an article: kicker, headline, standfirst, byline, picture. Renders a `<div>`. Children are
 * rendered under the byline, such as the reviewer and share buttons.
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
