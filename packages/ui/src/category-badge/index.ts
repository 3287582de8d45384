export { CategoryBadge, type CategoryBadgeProps } from './CategoryBadge.tsx';
