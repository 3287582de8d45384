import { Canvas, Source, Story } from '@storybook/addon-docs/blocks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Framed } from './Framed.tsx';
import * as css from './usage.css.ts';

/** What of a prepared story says how it must be shown. */
export interface ShownStory {
  id: string;
  name: string;
  moduleExport: object;
  play?: unknown;
  globals?: { viewport?: { value?: string } };
  parameters?: { docs?: { story?: { inline?: boolean } } };
}

interface ShownProps {
  story: ShownStory;
  /** Of the whole file: overlays ask for a frame of their own by `docs.story.inline: false`. */
  parameters: ShownStory['parameters'];
  /** Whether its code is offered. */
  code?: boolean;
}

/**
 * A story as a reader meets it: one that is played, that belongs on a phone or that opens over the page has a window of its own, in
 * which it is played; every other stands in the page.
 */
export function Shown({ story, parameters, code = true }: ShownProps) {
  const of = story.moduleExport;
  const inPage = useRef<HTMLDivElement>(null);
  const width = widths[story.globals?.viewport?.value ?? ''];
  const inline = story.parameters?.docs?.story?.inline ?? parameters?.docs?.story?.inline ?? true;
  const empty = useIsEmpty(inPage);
  if (story.play || width || !inline)
    return (
      <>
        <Framed id={story.id} name={story.name} width={width} />
        {code && (
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

/** Windows that a story may ask for, in px, as in the toolbar. */
const widths: Record<string, number | undefined> = { small: 320, phone: 390, tablet: 768 };

/** Whether a story that has been rendered in the page left no element there. */
function useIsEmpty(place: RefObject<HTMLElement | null>): boolean {
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    const look = () => {
      const dressed = place.current?.querySelector('.dressed');
      if (dressed)
        setEmpty(![...dressed.querySelectorAll('*')].some((element) => element.getClientRects().length > 0));
    };
    const observer = new MutationObserver(look);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [place]);
  return empty;
}
