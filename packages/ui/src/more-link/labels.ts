/** The texts of MoreLink. */
export const english = {
  /** Visually hidden in links that open a new tab. */
  newTab: '(opens in a new tab)',
};

export type MoreLinkLabels = typeof english;
