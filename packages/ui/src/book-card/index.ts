export { BookCard, type BookCardProps } from './BookCard.tsx';
export type { BookCardLabels } from './labels.ts';
