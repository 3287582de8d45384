export { Pager, type PagerProps } from './Pager.tsx';
export { pagerButtons } from './pagerButtons.ts';
export type { PagerLabels } from './labels.ts';
