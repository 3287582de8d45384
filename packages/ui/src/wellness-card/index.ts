export { WellnessCard, type WellnessCardProps } from './WellnessCard.tsx';
