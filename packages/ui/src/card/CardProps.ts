import type { ComponentProps } from 'react';
import type { Picture } from '../cover-image/index.ts';
import type { HeadingLevel } from '../headline/index.ts';
import type { AnySection } from '../theme/index.ts';

/** What every card takes. */
export interface CardProps extends Omit<ComponentProps<'article'>, 'title' | 'content'> {
  /** A word or two above the headline, such as its category. */
  kicker?: string;
  /** The section whose color the card takes. */
  section?: AnySection;
  /**
   * Rank of the headline on the page.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** What every card with a picture takes. */
export interface PictureCardProps extends CardProps {
  /** Its picture, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * What the picture shows. Empty, as the headline beside it says what the story is about.
   * @default ''
   */
  imageAlt?: string;
}
