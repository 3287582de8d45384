import { Byline } from '@daily-nest/ui/byline';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { Kicker } from '@daily-nest/ui/kicker';
import { sectionClass } from '@daily-nest/ui/theme';
import type { Card } from '../listing/cards.ts';
import * as css from './reading.css.ts';

/** A story of the rail. */
export function RelatedStory({ href, title, category, section, image, readTime }: Card) {
  return (
    <article className={`${css.related} ${sectionClass[section]}`}>
      <div className={css.relatedPicture}>
        <CoverImage
          {...pictureProps(image)}
          className={css.relatedShape}
          alt=""
          sizes="(min-width: 64rem) 16.5rem, 7rem"
        />
      </div>
      <div className={css.relatedWords}>
        <Kicker>{category}</Kicker>
        <Headline level={3} size="h5" href={href} stretched>
          {title}
        </Headline>
        <Byline readTime={readTime} />
      </div>
    </article>
  );
}
