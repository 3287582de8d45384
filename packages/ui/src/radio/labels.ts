/** The texts of the radio. */
export const english = {
  /** The name of the station. */
  title: 'Live Radio',
  /** The line below the name. */
  subtitle: '24/7 live stream',
  /** The accessible name of the bar. */
  region: 'Radio',
  /** The button while paused. */
  play: 'Play',
  /** The button while it plays. */
  pause: 'Pause',
  /** The button while sound is on. */
  mute: 'Mute',
  /** The button while muted. */
  unmute: 'Unmute',
  /** The accessible name of the slider. */
  volume: 'Volume',
  /** The button that closes the bar. */
  close: 'Close radio',
  /** Shown when the stream is lost. */
  unavailable: 'Stream temporarily unavailable.',
  /** Shown when the browser refused to play. */
  cannotStart: 'Unable to start playback. Please try again.',
  /** Announced before the first sound. */
  saysConnecting: 'Connecting to {title}.',
  /** Announced when it plays. */
  saysPlaying: '{title} is playing.',
  /** Announced when the connection is lost. */
  saysLost: 'Connection lost. Trying to reconnect.',
  /** Announced when it plays again. */
  saysBack: 'Connected again. {title} is playing.',
  /** Announced when it is paused. */
  saysPaused: '{title} is paused.',
  /** Announced when it is muted. */
  saysMuted: 'Sound is off.',
  /** Announced when it is un-muted. */
  saysUnmuted: 'Sound is on.',
};

export type RadioLabels = typeof english;
