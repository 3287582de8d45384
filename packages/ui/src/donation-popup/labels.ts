/** The words of the question for a donation. */
export const english = {
  /** The button that gives. */
  donate: 'Donate Now',
  /** The button that does not. */
  dismiss: 'Not now',
};

export type DonationPopupLabels = typeof english;
