import { Word } from '../provider/Word.tsx';
import { english } from './labels.ts';
import { FramedPage, type FramedPageProps, type FrameLink } from '../frame-consent/index.ts';

export interface FeedFrameProps extends Omit<
  FramedPageProps,
  'shape' | 'loadLabel' | 'href' | 'compact' | 'picture' | 'links' | 'linksText'
> {
  /**
   * `wall` reserves exactly 1200 px, `tall` 177.78 % of its own width, `preview` a tile of the front page: 288 px, on
   * a phone 98 px, in which the framed page shows its first headline alone.
   * @default 'wall'
   */
  shape?: 'wall' | 'tall' | 'preview';
  /** Where the same headlines can be read, for the card that stands in for a missing wall. */
  outlets?: readonly FrameLink[];
}

/**
 * A wall of headlines in a frame: titled, sandboxed, lazy, in a box that is reserved from the start. A wall of our own
 * origin loads by itself, any other (`clickToLoad`) when the reader asks. Not configured, or not there in time, it is
 * a titled card with links to the outlets.
 */
export function FeedFrame({ shape = 'wall', title, outlets, ...rest }: FeedFrameProps) {
  return (
    <FramedPage
      {...rest}
      shape={shape}
      title={title}
      compact={shape === 'preview'}
      links={outlets}
      linksText={<Word set="feedFrame" name="links" english={english} />}
    />
  );
}
