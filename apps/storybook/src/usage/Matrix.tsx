import { Story } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from './Shown.tsx';
import type { Usage } from './usage.ts';
import * as css from './usage.css.ts';

/** The classes by which the addon of pseudo states has all within an element as if a hand were on it. */
const states = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Focus: '',
  Pressed: 'pseudo-hover-all pseudo-active-all',
} as const;

/** What the Tab key comes to; only that may look as if it had. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const focused = ['pseudo-focus', 'pseudo-focus-visible'];

/** Gives all stops of an element the look of focus, also those that come later. */
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
  of: NonNullable<Usage['matrix']>;
  title: string;
  stories: readonly PreparedStory[];
}

/** Variants of a component by what a reader does to them: at rest, under the pointer, with the focus, pressed. */
export function Matrix({ of, title, stories }: MatrixProps) {
  const rows = of.stories.flatMap(
    (name) => stories.find(({ id }) => id === toId(title, storyNameFromExport(name))) ?? [],
  );
  return (
    <>
      <h2 id="matrix">Matrix</h2>
      <p>Each as it lies there, under the pointer, with the focus of a keyboard, and pressed.</p>
      {rows.map((story) => (
        <section key={story.id} className={`sb-unstyled ${css.row}`} aria-label={story.name}>
          <h3 className={css.rowName}>{story.name}</h3>
          <div className={of.wide ? css.wideCells : css.cells}>
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
