import type { ComponentProps, ReactNode } from 'react';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline, type HeadlineSize } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './TipCard.css.ts';
import { english } from './labels.ts';

const headlineSize: Record<keyof typeof css.variant, HeadlineSize> = {
  card: 'h5',
  featured: 'h2',
  poster: 'h2',
  line: 'h4',
};

export interface TipCardProps extends Omit<ComponentProps<'article'>, 'title' | 'content'> {
  /** The tip in a few words. */
  title: string;
  /** What to do, and why it works. */
  content: ReactNode;
  /** A word or two above the title, such as its category. */
  kicker?: string;
  /** The section whose hue the card takes. */
  section?: AnySection;
  /** Where more about it can be read, outside of the magazine. */
  href?: string;
  /**
   * Words of that link.
   * @default 'Learn more'
   */
  linkLabel?: string;
  /** A picture, the address of a drawing or one in several sizes; shown by the featured tip only. */
  image?: string | Picture;
  /**
   * Keeps the whole text of a `line` on a phone, where it is cut after three lines otherwise.
   * @default false
   */
  whole?: boolean;
  /**
   * What the picture shows. Empty, where it only decorates.
   * @default ''
   */
  imageAlt?: string;
  /**
   * One of many; the tip that stands above the others, with a picture; a poster, which fills its place like a sheet of colored
   * paper; or a line of headline and text.
   * @default 'card'
   */
  variant?: 'card' | 'featured' | 'poster' | 'line';
  /**
   * Rank of the title on the page.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** A piece of advice. Renders an `<article>`. */
export function TipCard({
  title,
  content,
  kicker,
  section,
  href,
  linkLabel,
  image,
  imageAlt = '',
  whole = false,
  variant = 'card',
  headingLevel = 3,
  className,
  children,
  ...rest
}: TipCardProps) {
  const featured = variant === 'featured';
  return (
    <article
      data-part="tip-card"
      {...rest}
      className={[css.root, css.variant[variant], section && sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      {featured && image && (
        <CoverImage
          {...pictureProps(image)}
          alt={imageAlt}
          className={css.picture}
          sizes="(min-width: 64rem) 38rem, 100vw"
        />
      )}
      <div data-part="words" className={css.words[variant]}>
        <div className={css.head[variant]}>
          {kicker && <Kicker className={css.kicker}>{kicker}</Kicker>}
          <Headline headingLevel={headingLevel} size={headlineSize[variant]}>
            {title}
          </Headline>
        </div>
        <div className={css.rest[variant]}>
          <p data-part="text" className={variant === 'line' && !whole ? css.cutLine : css.content[variant]}>
            {content}
          </p>
          {children}
          {href && (
            <MoreLink href={href} external>
              {linkLabel ?? <Word set="tipCard" name="more" english={english} />}
              <span className={css.heard}>: {title}</span>
            </MoreLink>
          )}
        </div>
      </div>
    </article>
  );
}
