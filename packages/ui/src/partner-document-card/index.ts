export {
  type DocumentAddresses,
  PartnerDocumentCard,
  type PartnerDocumentCardProps,
} from './PartnerDocumentCard.tsx';
export type { PartnerDocumentCardLabels } from './labels.ts';
