export { KeywordChips, type KeywordChipsProps } from './KeywordChips.tsx';
export { splitKeywords } from './splitKeywords.ts';
export type { KeywordChipsLabels } from './labels.ts';
