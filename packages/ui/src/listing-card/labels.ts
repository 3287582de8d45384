/** The texts of ListingCard. */
export const english = {
  /** The term for day and place. */
  when: 'When',
  /** The term for the audience. */
  audience: 'For',
  /** The link, within the magazine. */
  join: 'Join in',
  /** The link, to another site. */
  visit: 'Visit the site',
};

export type ListingCardLabels = typeof english;
