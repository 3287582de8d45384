import type { ComponentProps } from 'react';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './Banner.css.ts';

/** Five columns of twelve beside the words. */
const pictureSizes = '(min-width: 80rem) 32rem, (min-width: 48rem) 40vw, 100vw';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** A word or two above it. */
  kicker?: string;
  /** What the page is about, in a sentence or two. */
  standfirst?: string;
  /** The section whose hue the banner takes. */
  section?: AnySection;
  /** A picture, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * What the picture shows. Empty, where it only decorates.
   * @default ''
   */
  imageAlt?: string;
  /**
   * Rank of the heading on the page.
   * @default 1
   */
  headingLevel?: HeadingLevel;
}

/**
 * The head of a page: of a topic, of a list, of an inner page. Renders a `<div>` with the page's heading. Children stand under
 * the words, a search field or buttons. An article has `ArticleHeader`, the home page `Hero`.
 */
export function Banner({
  title,
  kicker,
  standfirst,
  section,
  image,
  imageAlt = '',
  headingLevel = 1,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      data-part="banner"
      {...rest}
      className={[css.root, image && css.pictured, section && sectionClassOf(section), className]
        .filter(Boolean)
        .join(' ')}
    >
      <div data-part="words" className={css.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <Headline headingLevel={headingLevel} size="h1">
          {title}
        </Headline>
        {standfirst && <Standfirst size="deck">{standfirst}</Standfirst>}
        {children && <div className={css.children}>{children}</div>}
      </div>
      {image && <CoverImage {...pictureProps(image)} alt={imageAlt} sizes={pictureSizes} priority />}
    </div>
  );
}
