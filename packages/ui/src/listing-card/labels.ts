/** The words of an entry in a listing. */
export const english = {
  /** Before day and place. */
  when: 'When',
  /** Before whom it is for. */
  audience: 'For',
  /** The link, within the magazine. */
  join: 'Join in',
  /** The link, to another site. */
  visit: 'Visit the site',
};

export type ListingCardLabels = typeof english;
