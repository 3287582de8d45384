import type { ReactNode } from 'react';
import { CoverImage, pictureProps } from '../cover-image/index.ts';
import { Headline, type HeadlineSize } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { sectionClassOf } from '../theme/index.ts';
import { Word } from '../provider/Word.tsx';
import type { PictureCardProps } from '../card/CardProps.ts';
import * as css from './TipCard.css.ts';
import { english } from './labels.ts';

const headlineSize: Record<keyof typeof css.variant, HeadlineSize> = {
  card: 'h5',
  featured: 'h2',
  poster: 'h2',
  line: 'h4',
};

export interface TipCardProps extends PictureCardProps {
  /** The tip in a few words. */
  title: string;
  /** What to do, and why it works. */
  content: ReactNode;
  /** Where more about it can be read, outside of the magazine. */
  href?: string;
  /**
   * Words of that link.
   * @default 'Learn more'
   */
  linkLabel?: string;
  /**
   * Keeps the whole text of a `line` on a phone, where it is cut after three lines otherwise.
   * @default false
   */
  whole?: boolean;
  /**
   * One of many; the tip that stands above the others, with a picture; a poster, which fills its place like a sheet of colored
   * paper; or a line of headline and text.
   * @default 'card'
   */
  variant?: 'card' | 'featured' | 'poster' | 'line';
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
              <span className={css.hidden}>: {title}</span>
            </MoreLink>
          )}
        </div>
      </div>
    </article>
  );
}
