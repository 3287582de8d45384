/** The words of who checked an article. */
export interface WellnessCardLabels {
  /** Who checked it, and when. */
  reviewed: string;
  /** Who checked it. */
  reviewedBy: string;
  /** When it was checked. */
  reviewedOn: string;
}

export const english: WellnessCardLabels = {
  reviewed: 'Reviewed by {name} on {date}',
  reviewedBy: 'Reviewed by {name}',
  reviewedOn: 'Reviewed on {date}',
};
