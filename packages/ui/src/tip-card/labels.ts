/** The texts of TipCard. */
export const english = {
  /** The link to more about it. */
  linkLabel: 'Learn more',
};

export type TipCardLabels = typeof english;
