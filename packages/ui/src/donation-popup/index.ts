export {
  type DonationDismissal,
  DonationPopup,
  type DonationPopupProps,
  donationPopupId,
} from './DonationPopup.tsx';
export { showDonation } from './showDonation.ts';
export type { DonationPopupLabels } from './labels.ts';
