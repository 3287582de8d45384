'use client';

import { IconMuted, IconPause, IconPlay, IconVolume } from '../icons/index.ts';
import { useLocale } from '../provider/context.ts';
import { formatNumber } from '../provider/format-number.ts';
import { Slider } from '../slider/index.ts';
import { startable } from '../start/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import * as styles from './RadioControls.css.ts';
import { useRadio } from './use-radio.ts';

interface ControlProps {
  /** `l` is for the main button of a radio page, `m` for a bar. */
  size: 'm' | 'l';
}

/** The Play or Pause button. It is named Pause from the press on: its name is its action. */
export function PlayButton({ size }: ControlProps) {
  const { playing, connection, toggle, words } = useRadio();
  const name = playing ? words.pause : words.play;
  const busy = connection === 'connecting' || connection === 'reconnecting';
  return (
    <Tooltip label={name}>
      <button
        {...startable}
        type="button"
        data-part="play"
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

/** The Mute or Unmute button. Shows the crossed speaker whenever there is no sound, also at volume 0. */
export function MuteButton() {
  const { muted, silent, toggleMuted, words } = useRadio();
  const name = muted ? words.unmute : words.mute;
  return (
    <Tooltip label={name}>
      <button
        {...startable}
        type="button"
        data-part="mute"
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

/** The volume slider, 0 while muted. */
export function VolumeSlider({ className }: { className?: string }) {
  const { shownVolume, setVolume, words } = useRadio();
  const locale = useLocale();
  return (
    <Slider
      className={className}
      label={words.volume}
      value={shownVolume}
      onValueChange={setVolume}
      valueText={formatNumber(shownVolume * 100, locale, 'percent')}
    />
  );
}
