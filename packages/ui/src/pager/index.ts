export { Pager, type PagerProps } from './Pager.tsx';
export { pagerButtons } from './pager-buttons.ts';
export type { PagerLabels } from './labels.ts';
