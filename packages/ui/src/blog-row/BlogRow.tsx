import { type ComponentProps, useId } from 'react';
import { Byline } from '../byline/index.ts';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './BlogRow.css.ts';
import { english } from './labels.ts';

export interface BlogRowProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The post's title. */
  title: string;
  /** A summary in one or two sentences. */
  standfirst?: string | null;
  /** The address of the post. */
  href: string;
  /** A picture, shown in a circle. A string is used as its address, on any server. */
  image?: string | Picture | null;
  /**
   * The text alternative of the picture; empty, because the title beside it says the same.
   * @default ''
   */
  imageAlt?: string;
  /** The publication date, `2026-11-12`. An invalid date is left out. */
  date?: string | null;
  /**
   * `lead` is for the first row of a list, and larger.
   * @default 'row'
   */
  variant?: 'lead' | 'row';
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * The text of the link.
   * @default 'Read Full Article'
   */
  linkLabel?: string;
  /**
   * Loads the picture at once. For the first picture that a reader sees.
   * @default false
   */
  priority?: boolean;
}

/** A post in the blog's list. Renders an `<article>`. While the list loads, use `BlogRowSkeleton`. */
export function BlogRow({
  title,
  standfirst,
  href,
  image,
  imageAlt = '',
  date,
  variant = 'row',
  headingLevel = 2,
  linkLabel,
  priority = false,
  className,
  ...rest
}: BlogRowProps) {
  const titleId = useId();
  const lead = variant === 'lead';
  const shown = image ? pictureProps(image) : undefined;
  const roundel = shown?.width === shown?.height;
  const link = (
    <MoreLink href={href} aria-describedby={titleId} className={lead ? css.link : `${css.link} ${css.more}`}>
      {linkLabel ?? <Word set="blogRow" name="linkLabel" english={english} />}
    </MoreLink>
  );
  return (
    <article
      data-part="blog-row"
      {...rest}
      className={[css.root, css.variant[variant], className].filter(Boolean).join(' ')}
    >
      {shown && (
        <div data-part="picture" className={`${css.picture} ${css.pictureSize[variant]}`}>
          <CoverImage
            {...shown}
            className={roundel ? css.image : `${css.image} ${css.near}`}
            style={{ transformOrigin: shown.focus }}
            alt={imageAlt}
            width={lead ? 320 : 160}
            height={lead ? 320 : 160}
            sizes={lead ? '(min-width: 64rem) 25rem, 18.75rem' : '8.25rem'}
            ratio="1:1"
            fallback={null}
            priority={priority}
          />
        </div>
      )}
      <div data-part="words" className={shown ? css.words : `${css.words} ${css.alone}`}>
        <Headline id={titleId} headingLevel={headingLevel} size={lead ? 'h1' : 'h4'} href={href}>
          {title}
        </Headline>
        {standfirst && <Standfirst size={lead ? 'deck' : 'small'}>{standfirst}</Standfirst>}
        <Byline date={date} />
        {lead && link}
      </div>
      {!lead && link}
    </article>
  );
}
