export { TipCard, type TipCardProps } from './TipCard.tsx';
