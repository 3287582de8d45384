/** The words of a place where readers find help. */
export const english = {
  /** The link to it. */
  action: 'Visit the site',
};

export type ResourceCardLabels = typeof english;
