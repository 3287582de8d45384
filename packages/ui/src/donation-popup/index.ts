export {
  type DonationDismissal,
  DonationPopup,
  type DonationPopupProps,
  donationPopupId,
} from './DonationPopup.tsx';
export { showDonation } from './show-donation.ts';
export type { DonationPopupLabels } from './labels.ts';
