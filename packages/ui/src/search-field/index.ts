export type { Suggestion } from './ListBelow.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { type Suggest, suggestBelow } from './suggestBelow.ts';
