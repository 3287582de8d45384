import { Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from './Shown.tsx';
import * as css from './usage.css.ts';

/** The classes with which the pseudo-states addon forces states on all descendants. */
const states = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Focus: '',
  Pressed: 'pseudo-hover-all pseudo-active-all',
} as const;

/** The tab stops, which are the only elements that can look focused. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const focused = ['pseudo-focus', 'pseudo-focus-visible'];

/** Makes all tab stops of an element look focused, including later ones. */
function focusWithin(cell: HTMLElement | null) {
  if (!cell) return undefined;
  const mark = () => {
    for (const stop of cell.querySelectorAll(stops))
      if (!stop.classList.contains(focused[0]!)) stop.classList.add(...focused);
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(cell, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

interface MatrixProps {
  stories: readonly PreparedStory[];
  /** Whether the states of a story are below each other. */
  wide: boolean;
}

/** Shows each story at rest, hovered, focused and pressed. */
export function Matrix({ stories, wide }: MatrixProps) {
  return (
    <>
      <h2 id="matrix">Matrix</h2>
      <p>Each story at rest, under the pointer, with the keyboard’s focus, and pressed.</p>
      {stories.map((story) => (
        <section key={story.id} className={`sb-unstyled ${css.row}`} aria-label={story.name}>
          <h3 className={css.rowName}>{story.name}</h3>
          <div className={wide ? css.wideCells : css.cells}>
            {Object.entries(states).map(([state, classes]) => (
              <figure key={state} className={css.cell}>
                <div
                  ref={state === 'Focus' ? focusWithin : null}
                  className={`${css.inCell} ${classes}`}
                  data-state={state}
                >
                  <Story of={story.moduleExport} />
                </div>
                <figcaption className={css.cellName}>{state}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
