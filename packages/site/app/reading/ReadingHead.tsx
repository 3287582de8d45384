import type { ArticleHeadProps } from '@daily-nest/brand/layout';
import { Byline } from '@daily-nest/ui/byline';
import { CoverImage, pictureProps } from '@daily-nest/ui/cover-image';
import { Headline } from '@daily-nest/ui/headline';
import { PieceActions } from '@daily-nest/ui/piece-actions';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { css } from './classes.ts';

/** A picture is as wide as three quarters of the page, and as the window of a phone, where fewer pixels are enough. */
const pictureSizes = '(min-width: 80rem) 55rem, (min-width: 64rem) 70vw, (min-width: 48rem) 100vw, 80vw';

/**
 * The head of a piece: the way back, headline, deck, byline, picture and tools. On a phone the tools follow
 * the picture, so that it is on the first screen; on a desktop they are beside the byline.
 */
export function ReadingHead({
  kicker,
  title,
  deck,
  byline,
  urgent,
  image,
  imageAlt = '',
  caption,
  path,
}: ArticleHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        {kicker}
        <Headline headingLevel={1} size="h1" className={css.title}>
          {title}
        </Headline>
        {deck && (
          <Standfirst size="deck" className={css.deck}>
            {deck}
          </Standfirst>
        )}
      </div>
      <Byline {...byline} dateStyle="long" className={css.byline} />
      {urgent}
      {image && (
        <figure className={css.figure}>
          <CoverImage
            {...pictureProps(image)}
            className={css.picture}
            alt={imageAlt}
            sizes={pictureSizes}
            priority
          />
          {caption && <figcaption className={css.caption}>{caption}</figcaption>}
        </figure>
      )}
      <PieceActions className={css.tools} path={path} title={title} savedHref="/saved" listen />
    </header>
  );
}
