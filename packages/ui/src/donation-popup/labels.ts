/** The texts of DonationPopup. */
export const english = {
  /** The donation link. */
  linkLabel: 'Donate Now',
  /** The button that declines. */
  dismissLabel: 'Not now',
};

export type DonationPopupLabels = typeof english;
