/** The words of the radio’s own page. */
export interface RadioPlayerLabels {
  /** Its state, while paused. */
  paused: string;
  /** Its state, before the first sound. */
  connecting: string;
  /** Its state, while it plays. */
  live: string;
  /** Its state, after a loss. */
  reconnecting: string;
  /** Heading of what is on. */
  nowPlaying: string;
  /** Where no piece is known. */
  noPiece: string;
  /** What to do where nothing is heard. */
  tip: string;
}

export const english: RadioPlayerLabels = {
  paused: 'Paused',
  connecting: 'Connecting',
  live: 'On air',
  reconnecting: 'Reconnecting',
  nowPlaying: 'Now Playing',
  noPiece: 'The titles of the hour appear here.',
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
};
