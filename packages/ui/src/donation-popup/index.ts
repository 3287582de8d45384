export {
  type DonationDismissal,
  DonationPopup,
  type DonationPopupProps,
  donationPopupId,
} from './DonationPopup.tsx';
