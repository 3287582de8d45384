import type { ComponentProps } from 'react';
import { CoverImage } from '../cover-image/index.ts';
import type { HeadingLevel } from '../headline/index.ts';
import { rankOf } from '../headline/rank.ts';
import { Link } from '../link/index.ts';
import { NewTabHint } from '../more-link/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './BookCard.css.ts';
import { english } from './labels.ts';

export interface BookCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The book's title, cut after two lines. Pass the rest of a longer one as `subtitle`. */
  title: string;
  /** The smaller part of the title. It is never cut. */
  subtitle?: string;
  /** The address of the cover, 3:4. */
  image: string;
  /** The address of the store. */
  href: string;
  /** The author's name. */
  author?: string;
  /**
   * The text alternative of the cover; empty, because the title below says the same.
   * @default ''
   */
  imageAlt?: string;
  /**
   * The picture that replaces a cover that fails to load.
   * @default that of the `UiProvider`
   */
  placeholder?: string;
  /**
   * The text of the link.
   * @default 'Find this book'
   */
  linkLabel?: string;
  /**
   * The level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/**
 * A book on a shelf. Renders an `<article>` with one link around all of it, which opens the store in a new
 * tab.
 */
export function BookCard({
  title,
  subtitle,
  image,
  href,
  author,
  imageAlt = '',
  placeholder,
  linkLabel,
  headingLevel = 3,
  className,
  ...rest
}: BookCardProps) {
  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <article data-part="book-card" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <Link data-part="link" className={css.link} href={href} target="_blank" rel="noopener">
        <CoverImage
          className={css.cover}
          src={image}
          alt={imageAlt}
          width={600}
          height={800}
          ratio="3:4"
          fallback={placeholder}
        />
        <Heading data-part="title" className={css.title} title={title}>
          {title}
        </Heading>
        {subtitle && (
          <span data-part="subtitle" className={css.subtitle}>
            {subtitle}
          </span>
        )}
        {author && (
          <span data-part="author" className={css.author}>
            {author}
          </span>
        )}
        <span data-part="more" className={css.linkLabel}>
          {linkLabel ?? <Word set="bookCard" name="linkLabel" english={english} />}
        </span>
        <NewTabHint />
      </Link>
    </article>
  );
}
