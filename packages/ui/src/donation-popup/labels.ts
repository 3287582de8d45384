/** The texts of DonationPopup. */
export const english = {
  /** The donation link. */
  donate: 'Donate Now',
  /** The button that declines. */
  dismiss: 'Not now',
};

export type DonationPopupLabels = typeof english;
