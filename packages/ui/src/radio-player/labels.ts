/** The words of the radio’s own page. */
export const english = {
  /** Its state, while paused. */
  paused: 'Paused',
  /** Its state, before the first sound. */
  connecting: 'Connecting',
  /** Its state, while it plays. */
  live: 'On air',
  /** Its state, after a loss. */
  reconnecting: 'Reconnecting',
  /** Heading of what is on. */
  nowPlaying: 'Now Playing',
  /** Where no piece is known. */
  noPiece: 'The titles of the hour appear here.',
  /** What to do where nothing is heard. */
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
};

export type RadioPlayerLabels = typeof english;
