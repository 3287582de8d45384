/** The texts of TipCard. */
export const english = {
  /** The link to more about it. */
  more: 'Learn more',
};

export type TipCardLabels = typeof english;
