export { PartnerDocumentCard, type PartnerDocumentCardProps } from './PartnerDocumentCard.tsx';
