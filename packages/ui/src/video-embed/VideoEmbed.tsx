'use client';

import { useCallback, useState, type ComponentProps, type MouseEvent } from 'react';
import { CoverImage, type Picture, pictureProps } from '../cover-image/index.ts';
import { IconPlay } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { startable } from '../start/index.ts';
import { sectionClassOf, type AnySection } from '../theme/index.ts';
import { videoIdOf } from './video-id-of.ts';
import { useLabels } from '../provider/context.ts';
import { fill } from '../provider/fill.ts';
import * as styles from './VideoEmbed.css.ts';
import { english, type VideoEmbedLabels } from './labels.ts';

/** The player needs scripts with its own origin, and links in new tabs, but no access to our window. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export interface VideoEmbedProps extends Omit<ComponentProps<'figure'>, 'title' | 'onPlay'> {
  /** The address of the video: `youtube.com/shorts/ID` or `youtu.be/ID`. Renders nothing for any other. */
  href: string;
  /** The title of the video; the control is named "Play" and the title. */
  title: string;
  /**
   * Our own picture for the video, an address or one in several sizes; without one the title is set large.
   */
  poster?: string | Picture | null;
  /** `portrait` is 9:16, as in shorts; `landscape` is 16:9. @default 'landscape' */
  format?: 'landscape' | 'portrait';
  /** The length for readers, for example "0:58". */
  length?: string;
  /** The hue of the poster without a picture. @default the accent */
  section?: AnySection;
  /** Whether the text is under the picture, or beside it from 768 px on, with a headline. @default 'under' */
  words?: 'under' | 'beside';
  /** The line under the video. @default a note that nothing loads before the click */
  caption?: string;
  /** Called when the reader presses play, so that a host can stop its radio. */
  onPlay?: () => void;
  /** Replaces some of the built-in texts. */
  labels?: Partial<VideoEmbedLabels>;
}

/**
 * A video that loads only on a click: first a poster, and after the click the player of
 * www.youtube-nocookie.com in the same box. Without a script the poster is a link to YouTube in a new tab.
 */
export function VideoEmbed({
  href,
  title,
  poster,
  format = 'landscape',
  length,
  section,
  words = 'under',
  caption,
  labels,
  onPlay,
  className,
  ...rest
}: VideoEmbedProps) {
  const said = useLabels('videoEmbed', english, labels);
  const [playing, setPlaying] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const focus = useCallback((frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true }), []);
  const id = videoIdOf(href);
  if (id === null) return null;

  const own = poster ? pictureProps(poster) : null;
  const picture = own && own.src !== broken ? own : null;
  const beside = words === 'beside';
  const box = `${styles.box} ${styles.formats[format]}`;
  const root = [
    styles.figure,
    styles.widths[format],
    beside && styles.besides,
    section && sectionClassOf(section),
    className,
  ];

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay?.();
    setPlaying(id);
  };

  return (
    <figure data-part="video-embed" {...rest} className={root.filter(Boolean).join(' ')}>
      {playing === id ? (
        <iframe
          ref={focus}
          data-part="frame"
          className={box}
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`}
          loading="lazy"
          sandbox={sandbox}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Link
          {...startable}
          data-part="poster"
          className={`${box} ${styles.poster}`}
          href={format === 'portrait' ? `https://www.youtube.com/shorts/${id}` : `https://youtu.be/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={`${fill(said.play, { title })}${length ? ` ${length}` : ''}`}
          onClick={play}
        >
          {picture ? (
            <CoverImage
              {...picture}
              className={styles.picture}
              alt=""
              ratio={format === 'portrait' ? 'natural' : '16:9'}
              sizes="(min-width: 48rem) 30rem, 100vw"
              fallback={null}
              onError={() => setBroken(picture.src)}
            />
          ) : (
            <span data-part="sheet" className={styles.sheet}>
              <span className={styles.words}>{title}</span>
            </span>
          )}
          <span data-part="play" className={styles.play}>
            <IconPlay />
          </span>
          {length ? (
            <span data-part="length" className={styles.length}>
              {' '}
              {length}
            </span>
          ) : null}
        </Link>
      )}
      <figcaption data-part="caption" className={beside ? styles.captionBeside : styles.caption}>
        <span data-part="title" className={beside ? styles.headline : styles.title}>
          {title}
        </span>{' '}
        {caption ?? said.caption}
      </figcaption>
    </figure>
  );
}
