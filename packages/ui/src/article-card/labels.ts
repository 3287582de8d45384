/** The words that say who reviewed an article. */
export const english = {
  /** Who reviewed it, and when. */
  reviewed: 'Reviewed by {name} on {date}',
  /** Who reviewed it. */
  reviewedBy: 'Reviewed by {name}',
  /** When it was reviewed. */
  reviewedOn: 'Reviewed on {date}',
};

export type ArticleCardLabels = typeof english;
