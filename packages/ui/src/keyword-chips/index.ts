export { KeywordChips, type KeywordChipsProps } from './KeywordChips.tsx';
export { splitKeywords } from './split-keywords.ts';
export type { KeywordChipsLabels } from './labels.ts';
