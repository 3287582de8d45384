export {
  type DocumentAddresses,
  PartnerDocumentCard,
  type PartnerDocumentCardProps,
} from './PartnerDocumentCard.tsx';
