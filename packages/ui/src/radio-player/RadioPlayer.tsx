'use client';

import { useId, type ComponentProps } from 'react';
import { Numeral } from '../provider/Word.tsx';
import { rankOf } from '../headline/rank.ts';
import { useRadio, type RadioConnection } from '../radio/index.ts';
import { MuteButton, PlayButton, VolumeSlider } from '../radio/RadioControls.tsx';
import { useLabels } from '../provider/context.ts';
import { english, type RadioPlayerLabels } from './labels.ts';
import * as styles from './RadioPlayer.css.ts';

const stateName: Record<RadioConnection, 'paused' | 'connecting' | 'live' | 'reconnecting'> = {
  idle: 'paused',
  connecting: 'connecting',
  live: 'live',
  reconnecting: 'reconnecting',
};

export interface RadioPlayerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The name of the station. @default the provider's, 'Live Radio' */
  title?: string;
  /** The line below the name. @default the provider's, '24/7 live stream' */
  subtitle?: string;
  /** The level of the name's heading; "Now Playing" is one lower. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Replaces some of the built-in texts. */
  labels?: Partial<RadioPlayerLabels>;
}

/**
 * The whole player: name, play and mute, the volume slider, the current piece, and the tip. Renders a
 * `<section>` and needs a RadioProvider above it. For other pages than the radio's, use RadioBar.
 */
export function RadioPlayer({
  title,
  subtitle,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: RadioPlayerProps) {
  const radio = useRadio();
  const id = useId();
  const Title = `h${rankOf(headingLevel)}` as const;
  const Subheading = `h${rankOf(headingLevel + 1)}` as const;
  const { nowPlaying, connection, error, shownVolume } = radio;
  const words = useLabels('radioPlayer', english, labels);

  return (
    <section
      data-part="radio-player"
      {...rest}
      className={className ? `${styles.player} ${className}` : styles.player}
      aria-labelledby={id}
    >
      <header data-part="head" className={styles.head}>
        <p data-part="state" className={styles.state} data-state={connection}>
          {words[stateName[connection]]}
        </p>
        <Title id={id} data-part="title" className={styles.title}>
          {title ?? radio.title}
        </Title>
        <p data-part="subtitle" className={styles.subtitle}>
          {subtitle ?? radio.subtitle}
        </p>
      </header>
      <div data-part="console" className={styles.console}>
        <div className={styles.controls}>
          <PlayButton size="l" />
          <div data-part="volume" className={styles.volume}>
            <MuteButton />
            <div className={styles.slider}>
              <VolumeSlider />
            </div>
            <span data-part="value" className={styles.value} aria-hidden="true">
              <Numeral value={shownVolume * 100} />
            </span>
          </div>
        </div>
        <div role="alert" className={styles.alert}>
          {error ? (
            <p data-part="error" className={styles.error}>
              {error}
            </p>
          ) : null}
        </div>
      </div>
      <div data-part="foot" className={styles.foot}>
        <div>
          <Subheading data-part="label" className={styles.heading}>
            {words.nowPlaying}
          </Subheading>
          <p data-part="piece" className={styles.piece}>
            {nowPlaying?.title ?? title ?? radio.title}
          </p>
          <p data-part="artist" className={styles.artist}>
            {nowPlaying ? nowPlaying.artist : words.noPiece}
          </p>
        </div>
        <p data-part="note" className={styles.tip}>
          {words.tip}
        </p>
      </div>
    </section>
  );
}
