import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as css from './compare.css.ts';

interface LookProps {
  /** What stands over the frame. */
  name: string;
  /** The name of the frame. */
  title: string;
  address: string;
  /** Width in px of the window inside. */
  width: number;
  /** How much smaller it is shown; nothing before the first measure. */
  scale: number | undefined;
  /** Tells how wide the place of a frame is. */
  onRoom: (width: number) => void;
}

/** Higher than any page; a page that asks for the whole height of its window would else never end. */
const highest = 16_000;

/** A page in a window of its own, as high as the page is and shown smaller. */
export function Look({ name, title, address, width, scale, onRoom }: LookProps) {
  const place = useRef<HTMLDivElement>(null);
  const follower = useRef<ResizeObserver>(null);
  const [height, setHeight] = useState(240);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && onRoom(entry.contentRect.width));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [onRoom]);
  useEffect(() => () => follower.current?.disconnect(), []);

  function follow({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const page = frame.contentDocument;
    if (!page) return;
    const content = page.getElementById('storybook-root') ?? page.body;
    const measure = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(page.body);
      const whole = content.scrollHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      setHeight(Math.min(highest, Math.ceil(whole)));
    };
    follower.current?.disconnect();
    follower.current = new ResizeObserver(measure);
    follower.current.observe(content);
    measure();
  }

  return (
    <figure className={css.look}>
      <figcaption className={css.name}>{name}</figcaption>
      <div ref={place} className={css.place} style={{ inlineSize: width, blockSize: height * (scale ?? 0) }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, which is measured from here */}
        <iframe
          className={css.frame}
          title={title}
          src={address}
          style={{ inlineSize: width, blockSize: height, scale }}
          onLoad={follow}
        />
      </div>
    </figure>
  );
}
