/** The words of a piece of advice. */
export const english = {
  /** The link to more about it. */
  more: 'Learn more',
};

export type TipCardLabels = typeof english;
