export { type FontMetrics, measureFont } from './measure-font.ts';
