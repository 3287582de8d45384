/** The words of headlines from elsewhere. */
export const english = {
  /** Where there are none. */
  empty: 'No headlines at the moment. Check back soon.',
  /** How old news of this minute is. */
  justNow: 'just now',
};

export type WallListLabels = typeof english;
