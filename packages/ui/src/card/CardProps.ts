import type { ComponentProps } from 'react';
import type { Picture } from '../cover-image/index.ts';
import type { HeadingLevel } from '../headline/index.ts';
import type { AnySection } from '../theme/index.ts';

/** The common props of all cards. */
export interface CardProps extends Omit<ComponentProps<'article'>, 'title' | 'content'> {
  /** A word or two above the headline, such as its category. */
  kicker?: string;
  /** The section whose color the card has. */
  section?: AnySection;
  /**
   * The level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** The common props of all cards with a picture. */
export interface PictureCardProps extends CardProps {
  /** Its picture, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * The text alternative of the picture; empty, because the headline beside it says the same.
   * @default ''
   */
  imageAlt?: string;
}
