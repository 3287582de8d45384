export { Byline, type BylineProps } from './Byline.tsx';
export { dayOf, formatDay, type DayStyle } from './day.ts';
export type { BylineLabels } from './labels.ts';
