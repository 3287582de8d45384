export type { SuggestionsLabels } from './labels.ts';
export type { Suggestion } from './ListBelow.ts';
export { type Suggest, suggestBelow } from './suggest-below.ts';
