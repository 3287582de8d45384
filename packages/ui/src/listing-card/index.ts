export { ListingCard, type ListingCardProps } from './ListingCard.tsx';
export type { ListingCardLabels } from './labels.ts';
