/** The words of the radio. */
export interface RadioLabels {
  /** Name of the station. */
  title: string;
  /** One line under the name. */
  subtitle: string;
  /** Name of the bar. */
  region: string;
  /** The button, while paused. */
  play: string;
  /** The button, while it plays. */
  pause: string;
  /** The button, while it is heard. */
  mute: string;
  /** The button, while muted. */
  unmute: string;
  /** Name of the dial. */
  volume: string;
  /** The button that closes the bar. */
  close: string;
  /** Shown when the stream is lost. */
  unavailable: string;
  /** Shown when playing was refused. */
  cannotStart: string;
  /** Announced: before the first sound. */
  saysConnecting: string;
  /** Announced: it plays. */
  saysPlaying: string;
  /** Announced: the connection is lost. */
  saysLost: string;
  /** Announced: it plays again. */
  saysBack: string;
  /** Announced: it is paused. */
  saysPaused: string;
  /** Announced: it is muted. */
  saysMuted: string;
  /** Announced: it is heard again. */
  saysUnmuted: string;
}

export const english: RadioLabels = {
  title: 'Live Radio',
  subtitle: '24/7 live stream',
  region: 'Radio',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  close: 'Close radio',
  unavailable: 'Stream temporarily unavailable.',
  cannotStart: 'Unable to start playback. Please try again.',
  saysConnecting: 'Connecting to {title}.',
  saysPlaying: '{title} is playing.',
  saysLost: 'Connection lost. Trying to reconnect.',
  saysBack: 'Connected again. {title} is playing.',
  saysPaused: '{title} is paused.',
  saysMuted: 'Sound is off.',
  saysUnmuted: 'Sound is on.',
};
