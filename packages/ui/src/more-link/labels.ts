/** The words of a link that leads on. */
export const english = {
  /** Added unseen to links that open a new tab. */
  newTab: '(opens in a new tab)',
};

export type MoreLinkLabels = typeof english;
