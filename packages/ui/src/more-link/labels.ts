/** The words of a link that leads on. */
export interface MoreLinkLabels {
  /** Added unseen to links that open a new tab. */
  newTab: string;
}

export const english: MoreLinkLabels = {
  newTab: '(opens in a new tab)',
};
