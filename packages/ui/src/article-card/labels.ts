/** The texts of ArticleCard about the review. */
export const english = {
  /** With reviewer and date. */
  reviewed: 'Reviewed by {name} on {date}',
  /** With the reviewer only. */
  reviewedBy: 'Reviewed by {name}',
  /** With the date only. */
  reviewedOn: 'Reviewed on {date}',
};

export type ArticleCardLabels = typeof english;
