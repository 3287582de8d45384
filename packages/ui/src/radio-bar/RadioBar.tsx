'use client';

import { type ComponentProps, type FocusEvent, useRef } from 'react';
import { IconClose } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { useRadio } from '../radio/index.ts';
import { MuteButton, PlayButton, VolumeSlider } from '../radio/RadioControls.tsx';
import { startable } from '../start/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './RadioBar.css.ts';

export interface RadioBarProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The name of the station, if no piece is known. @default the provider's, 'Live Radio' */
  title?: string;
  /** The page with the whole player; makes the name a link. */
  href?: string;
  /** Called when the reader closes the bar, after the radio was paused. Without it there is no Close. */
  onClose?: () => void;
}

/**
 * A bar for pages other than the radio's own: at the bottom of the window with play, mute, the current piece
 * and, if there is room, the volume. Renders a `<section>` and needs a RadioProvider above it. Mount it while
 * the radio plays; on the radio's own page, use RadioPlayer.
 */
export function RadioBar({ title, href, onClose, onFocus, className, ...rest }: RadioBarProps) {
  const radio = useRadio();
  /** The focused element before the bar got the focus. */
  const cameFrom = useRef<HTMLElement>(null);
  const { nowPlaying, error, pause, words } = radio;
  const station = title ?? radio.title;
  const piece = nowPlaying?.title ?? station;

  function focusIn(event: FocusEvent<HTMLElement>) {
    onFocus?.(event);
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }

  function close() {
    pause();
    onClose?.();
    // The focused button is removed with the bar, so the focus returns to its previous element, or to the
    // page.
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    before?.focus({ preventScroll: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus came from
    <section
      data-part="radio-bar"
      {...rest}
      onFocus={focusIn}
      className={className ? `${styles.bar} ${className}` : styles.bar}
      aria-label={words.region}
    >
      <div className={styles.row}>
        <PlayButton size="m" />
        <div className={styles.words}>
          <p data-part="piece" className={styles.piece} dir="auto">
            {href ? (
              <Link className={styles.link} href={href}>
                {piece}
              </Link>
            ) : (
              piece
            )}
          </p>
          <p data-part="station" className={styles.station} dir="auto">
            {nowPlaying ? (nowPlaying.artist ?? station) : radio.subtitle}
          </p>
        </div>
        <div data-part="volume" className={styles.volume}>
          <MuteButton />
          <div className={styles.slider}>
            <VolumeSlider />
          </div>
        </div>
        {onClose ? (
          <Tooltip label={words.close}>
            <button
              {...startable}
              type="button"
              data-part="close"
              className={styles.close}
              aria-label={words.close}
              onClick={close}
            >
              <IconClose />
            </button>
          </Tooltip>
        ) : null}
      </div>
      <div role="alert">
        {error ? (
          <p data-part="error" className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </section>
  );
}
