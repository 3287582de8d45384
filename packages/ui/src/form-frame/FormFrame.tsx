import { Word } from '../provider/Word.tsx';
import { english } from './labels.ts';
import { FramedPage, type FramedPageProps, type FrameLink } from '../frame-consent/index.ts';

export interface FormFrameProps extends Omit<
  FramedPageProps,
  'shape' | 'loadLabel' | 'href' | 'compact' | 'links' | 'linksText'
> {
  /** Other ways to reach the desk, for the card that stands in for a missing form. */
  contacts?: readonly FrameLink[];
}

/**
 * A contact form of another service in a frame: titled, sandboxed, lazy, in a box of exactly 700 px. It loads when the
 * reader asks, unless `clickToLoad` is off for a form of our own origin; until then it takes only the room of the question.
 * Not configured, or not there in time, it is a titled card with the other ways to write.
 */
export function FormFrame({ clickToLoad = true, contacts, ...rest }: FormFrameProps) {
  return (
    <FramedPage
      {...rest}
      shape="form"
      clickToLoad={clickToLoad}
      links={contacts}
      linksText={<Word set="formFrame" name="links" english={english} />}
    />
  );
}
