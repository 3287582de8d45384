/** The words of the radio. */
export const english = {
  /** Name of the station. */
  title: 'Live Radio',
  /** One line under the name. */
  subtitle: '24/7 live stream',
  /** Name of the bar. */
  region: 'Radio',
  /** The button, while paused. */
  play: 'Play',
  /** The button, while it plays. */
  pause: 'Pause',
  /** The button, while it is heard. */
  mute: 'Mute',
  /** The button, while muted. */
  unmute: 'Unmute',
  /** Name of the slider. */
  volume: 'Volume',
  /** The button that closes the bar. */
  close: 'Close radio',
  /** Shown when the stream is lost. */
  unavailable: 'Stream temporarily unavailable.',
  /** Shown when playing was refused. */
  cannotStart: 'Unable to start playback. Please try again.',
  /** Announced: before the first sound. */
  saysConnecting: 'Connecting to {title}.',
  /** Announced: it plays. */
  saysPlaying: '{title} is playing.',
  /** Announced: the connection is lost. */
  saysLost: 'Connection lost. Trying to reconnect.',
  /** Announced: it plays again. */
  saysBack: 'Connected again. {title} is playing.',
  /** Announced: it is paused. */
  saysPaused: '{title} is paused.',
  /** Announced: it is muted. */
  saysMuted: 'Sound is off.',
  /** Announced: it is heard again. */
  saysUnmuted: 'Sound is on.',
};

export type RadioLabels = typeof english;
