import { Canvas, Source, Story } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import type { PreparedStory as Prepared } from 'storybook/internal/types';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Framed } from './Framed.tsx';
import * as css from './usage.css.ts';

export type PreparedStory = Prepared<ReactRenderer>;

interface ShownProps {
  story: PreparedStory;
  /** Whether to show its code. */
  code?: boolean;
}

/**
 * A story as a reader sees it: one with a play, for a phone, or that opens over the page (`docs.story.inline:
 * false`) has its own window, in which it is played; others are part of the page.
 */
export function Shown({ story, code = true }: ShownProps) {
  const of = story.moduleExport;
  const inPage = useRef<HTMLDivElement>(null);
  const empty = useIsEmpty(inPage);
  if (isFramed(story))
    return (
      <>
        <Framed
          id={story.id}
          name={story.name}
          width={widthOf(story)}
          atFirst={isOverlay(story) ? 640 : 240}
        />
        {code && story.parameters['docs']?.source?.code && (
          <details className={css.code}>
            <summary>Show code</summary>
            <Source of={of} />
          </details>
        )}
      </>
    );
  return (
    <div ref={inPage}>
      {code ? <Canvas of={of} /> : <Story of={of} />}
      {empty && <p className={css.nothing}>In this state nothing is shown.</p>}
    </div>
  );
}

export const isFramed = (story: PreparedStory): boolean =>
  Boolean(story.playFunction) || widthOf(story) !== undefined || isOverlay(story);

const isOverlay = ({ parameters }: PreparedStory) => parameters['docs']?.story?.inline === false;
const widthOf = ({ storyGlobals }: PreparedStory) => widths[storyGlobals['viewport']?.value];

/** Windows of the toolbar that a story may use, in px. */
const widths: Record<string, number | undefined> = { small: 320, phone: 390, tablet: 768 };

/** Returns whether a story has rendered no element in the page. */
function useIsEmpty(place: RefObject<HTMLElement | null>): boolean {
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    const look = () => {
      const root = place.current?.querySelector('.story-root');
      if (root)
        setEmpty(![...root.querySelectorAll('*')].some((element) => element.getClientRects().length > 0));
    };
    const observer = new MutationObserver(look);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [place]);
  return empty;
}
