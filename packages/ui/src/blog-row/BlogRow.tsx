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
  /** What the post is about, in a sentence or two. */
  standfirst?: string | null;
  /** Where the post is read. */
  href: string;
  /** A picture, shown in a circle; a bare address is taken as it is, from wherever it comes. */
  image?: string | Picture | null;
  /**
   * What the picture shows. Empty, as it stands beside the title that says so.
   * @default ''
   */
  imageAlt?: string;
  /** When the post was published, `2026-11-12`. What is no date is left out. */
  date?: string | null;
  /**
   * The first row of a list leads it and is larger.
   * @default 'row'
   */
  variant?: 'lead' | 'row';
  /**
   * Rank of the title on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * Words of the link.
   * @default 'Read Full Article'
   */
  linkLabel?: string;
  /**
   * The picture is seen first on the page: loaded at once.
   * @default false
   */
  priority?: boolean;
}

/** A post in the blog's list. Renders an `<article>`. While the list loads, show `BlogRowSkeleton`. */
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
      {linkLabel ?? <Word set="blogRow" name="more" english={english} />}
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
            sizes={lead ? '(min-width: 64rem) 25rem, 18.75rem' : '9.25rem'}
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
