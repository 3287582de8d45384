import type { ComponentProps } from 'react';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { type HeadingLevel, Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { Standfirst } from '../standfirst/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import * as css from './Banner.css.ts';

/** Five of twelve columns beside the text. */
const pictureSizes = '(min-width: 80rem) 32rem, (min-width: 48rem) 40vw, 80vw';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** A word or two above the heading. */
  kicker?: string;
  /** A summary in one or two sentences. */
  standfirst?: string;
  /** The section whose hue the banner has. */
  section?: AnySection;
  /** A picture, 8:5: the address of a drawing, or a picture in several sizes. */
  image?: string | Picture;
  /**
   * The text alternative of the picture; empty for a decorative one.
   * @default ''
   */
  imageAlt?: string;
  /**
   * The level of the heading.
   * @default 1
   */
  headingLevel?: HeadingLevel;
}

/**
 * The header of a topic, a list or another inner page. Renders a `<div>` with the page's heading. Children
 * are rendered under the text, such as a search field or buttons. For an article use `ArticleHeader`, for the
 * home page `Hero`.
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
