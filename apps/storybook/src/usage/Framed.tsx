import { type SyntheticEvent, useState } from 'react';
import * as css from './usage.css.ts';

interface FramedProps {
  id: string;
  name: string;
  /** The width of the window in px; as wide as the page without one. */
  width: number | undefined;
  /** The height in px before it is measured; overlays are positioned in it. */
  atFirst: number;
}

/** At most two phones high. Without a limit, a page with the height of its window would grow forever. */
const highest = 1600;

/** A framed story, loaded when it comes near the screen, played, and as high as its content. */
export function Framed({ id, name, width, atFirst }: FramedProps) {
  const [height, setHeight] = useState(atFirst);
  const [empty, setEmpty] = useState(false);

  function follow({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const page = frame.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    const measure = () => {
      const shown = [...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
      const visible = shown.filter(({ width: across, height: down }) => across > 0 && down > 0);
      setEmpty(visible.length === 0);
      const lowest = Math.max(root.scrollHeight + 48, ...visible.map(({ bottom }) => bottom + 16));
      setHeight((before) => Math.min(highest, Math.max(Math.ceil(lowest), before)));
    };
    new MutationObserver(measure).observe(root, { childList: true, subtree: true, attributes: true });
    measure();
  }

  return (
    <div className={`sb-unstyled ${css.framed}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, which is measured from here */}
      <iframe
        className={css.frame}
        title={name}
        src={`iframe.html?id=${id}&viewMode=story&globals=${globalsOfPage()}`}
        loading="lazy"
        style={{ inlineSize: width ?? '100%', blockSize: height }}
        onLoad={follow}
      />
      {empty && <p className={css.nothing}>In this state nothing is shown.</p>}
    </div>
  );
}

/** Returns the toolbar's choices, which the address of every page of Storybook contains. */
const globalsOfPage = () => encodeURIComponent(new URLSearchParams(location.search).get('globals') ?? '');
