export { type FontMetrics, measureFont } from './measureFont.ts';
