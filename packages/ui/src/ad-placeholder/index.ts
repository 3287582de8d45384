export { AdPlaceholder, type AdPlaceholderProps } from './AdPlaceholder.tsx';
export type { AdPlaceholderLabels } from './labels.ts';
