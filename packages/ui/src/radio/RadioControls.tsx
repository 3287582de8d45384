'use client';

import { IconMuted, IconPause, IconPlay, IconVolume } from '../icons/index.ts';
import { Slider } from '../slider/index.ts';
import { startable } from '../start/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './RadioControls.css.ts';
import { useRadio } from './useRadio.ts';

interface ControlProps {
  /** `l` is the one button of a radio page, `m` fits a bar. */
  size: 'm' | 'l';
}

/** Play while paused, Pause from the press on: what it is named is what it does. */
export function PlayButton({ size }: ControlProps) {
  const { playing, connection, toggle } = useRadio();
  const name = playing ? 'Pause' : 'Play';
  const busy = connection === 'connecting' || connection === 'reconnecting';
  return (
    <Tooltip label={name}>
      <button
        {...startable}
        type="button"
        className={`${styles.round} ${styles.play} ${styles.sizes[size]}`}
        aria-label={name}
        aria-busy={busy || undefined}
        onClick={toggle}
      >
        {playing ? <IconPause /> : <IconPlay />}
      </button>
    </Tooltip>
  );
}

/** Mute, or Unmute while muted. Shows the crossed speaker whenever nothing can be heard, so also at volume 0. */
export function MuteButton() {
  const { muted, silent, toggleMuted } = useRadio();
  const name = muted ? 'Unmute' : 'Mute';
  return (
    <Tooltip label={name}>
      <button
        {...startable}
        type="button"
        className={`${styles.round} ${styles.plain}`}
        aria-label={name}
        data-icon={silent ? 'muted' : 'volume'}
        onClick={toggleMuted}
      >
        {silent ? <IconMuted /> : <IconVolume />}
      </button>
    </Tooltip>
  );
}

/** The volume, 0 while muted. */
export function VolumeSlider({ className }: { className?: string }) {
  const { shownVolume, setVolume } = useRadio();
  return (
    <Slider
      className={className}
      label="Volume"
      value={shownVolume}
      onValueChange={setVolume}
      valueText={`${Math.round(shownVolume * 100)} percent`}
    />
  );
}
