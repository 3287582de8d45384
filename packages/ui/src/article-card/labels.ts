/** The words that say who reviewed an article. */
export interface ArticleCardLabels {
  /** Who reviewed it, and when. */
  reviewed: string;
  /** Who reviewed it. */
  reviewedBy: string;
  /** When it was reviewed. */
  reviewedOn: string;
}

export const english: ArticleCardLabels = {
  reviewed: 'Reviewed by {name} on {date}',
  reviewedBy: 'Reviewed by {name}',
  reviewedOn: 'Reviewed on {date}',
};
