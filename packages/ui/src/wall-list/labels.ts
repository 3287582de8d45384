/** The words of headlines from elsewhere. */
export interface WallListLabels {
  /** Where there are none. */
  empty: string;
  /** How old news of this minute is. */
  justNow: string;
}

export const english: WallListLabels = {
  empty: 'No headlines at the moment. Check back soon.',
  justNow: 'just now',
};
