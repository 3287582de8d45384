import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as css from './compare.css.ts';

interface LookProps {
  /** The label above the frame. */
  name: string;
  /** The name of the frame. */
  title: string;
  address: string;
  /** The width of the window inside in px. */
  width: number;
  /** The scale; undefined before the first measurement. */
  scale: number | undefined;
  /** Reports the available width of a frame. */
  onRoom: (width: number) => void;
}

/** Higher than any page. Without a limit, a page with the height of its window would grow forever. */
const highest = 16_000;

/** A framed page, as high as its content and scaled down. */
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
