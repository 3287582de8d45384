/** The words of what reads aloud, for a title in another language. */
export interface ListenWords {
  listen: string;
  pause: string;
  resume: string;
  stop: string;
  speed: string;
  reading: string;
  paused: string;
  ended: string;
  /** The voice does not begin, or fails. */
  lost: string;
  /** What reads could not be fetched. */
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
