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
  /** The title. */
  title: string;
  /** The advice, with its reason. */
  content: ReactNode;
  /** An address with more about it, outside of the magazine. */
  href?: string;
  /**
   * The text of that link.
   * @default 'Learn more'
   */
  linkLabel?: string;
  /**
   * Shows the whole text of a `line` on a phone. By default it is cut after three lines.
   * @default false
   */
  whole?: boolean;
  /**
   * `card`: one of many; `featured`: the main tip of a page, with a picture; `poster`: fills its cell like a
   * sheet of colored paper; `line`: headline and text side by side.
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
          sizes="(min-width: 64rem) 38rem, (min-width: 48rem) 100vw, 80vw"
          measured={false}
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
              {linkLabel ?? <Word set="tipCard" name="linkLabel" english={english} />}
              <span className={css.hidden}>: {title}</span>
            </MoreLink>
          )}
        </div>
      </div>
    </article>
  );
}
