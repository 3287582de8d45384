export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldLabels } from './labels.ts';
