/** The texts of RadioPlayer. */
export const english = {
  /** The state while paused. */
  paused: 'Paused',
  /** The state before the first sound. */
  connecting: 'Connecting',
  /** The state while it plays. */
  live: 'On air',
  /** The state after a loss. */
  reconnecting: 'Reconnecting',
  /** The heading above the current piece. */
  nowPlaying: 'Now Playing',
  /** Without a known piece. */
  noPiece: 'The titles of the hour appear here.',
  /** What to do if there is no sound. */
  tip: "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
};

export type RadioPlayerLabels = typeof english;
