/** The words of the question for a donation. */
export interface DonationPopupLabels {
  /** The button that gives. */
  donate: string;
  /** The button that does not. */
  dismiss: string;
}

export const english: DonationPopupLabels = {
  donate: 'Donate Now',
  dismiss: 'Not now',
};
