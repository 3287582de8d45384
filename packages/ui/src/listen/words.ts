/** The texts of reading aloud. */
export interface ListenWords {
  listen: string;
  pause: string;
  resume: string;
  stop: string;
  speed: string;
  reading: string;
  paused: string;
  ended: string;
  /** The voice does not start, or fails. */
  lost: string;
  /** The reading code could not be loaded. */
  missing: string;
}

export const english: ListenWords = {
  listen: 'Listen',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  speed: 'Speed',
  reading: 'Reading aloud',
  paused: 'Paused',
  ended: 'That was the whole piece.',
  lost: 'The voice of your browser does not answer.',
  missing: 'Listening could not be fetched. Press Listen to try again.',
};
