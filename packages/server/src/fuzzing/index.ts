export { fuzz } from './fuzz.ts';
