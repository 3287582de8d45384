import type { ComponentProps } from 'react';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import * as css from './Hero.css.ts';

/** A way into the magazine. */
export interface HeroLink {
  /** Words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** What is found there, in a few words. */
  text?: string;
}

/** Seven columns of twelve beside the words. */
const pictureSizes = '(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, 100vw';

export interface HeroProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the magazine is about: the heading of the home page. */
  title: string;
  /** A word or two above it, such as the day of the edition. */
  kicker?: string;
  /** A sentence or two under it. */
  standfirst?: string;
  /** The ways into the magazine. */
  links?: readonly HeroLink[];
  /** The picture of the edition, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * What the picture shows.
   * @default ''
   */
  imageAlt?: string;
  /**
   * Rank of the heading on the page.
   * @default 1
   */
  level?: HeadingLevel;
}

/** The head of the home page. Renders a `<div>` with the page's heading and the ways into the magazine. */
export function Hero({
  title,
  kicker,
  standfirst,
  links = [],
  image,
  imageAlt = '',
  level = 1,
  className,
  children,
  ...rest
}: HeroProps) {
  return (
    <div {...rest} className={[css.root, image && css.pictured, className].filter(Boolean).join(' ')}>
      {image && (
        <CoverImage
          className={css.picture}
          {...pictureProps(image)}
          alt={imageAlt}
          sizes={pictureSizes}
          priority
        />
      )}
      <div className={css.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <Headline level={level} size="h1">
          {title}
        </Headline>
        {standfirst && <Standfirst size="deck">{standfirst}</Standfirst>}
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ label, href, text }) => (
              <li key={href} className={css.way}>
                <MoreLink href={href}>{label}</MoreLink>
                {text && <p className={css.text}>{text}</p>}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
