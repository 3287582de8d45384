export { AsOf, type AsOfProps } from './AsOf.tsx';
export type { AsOfLabels } from './labels.ts';
