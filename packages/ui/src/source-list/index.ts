export { SourceList, type SourceListProps, type Source } from './SourceList.tsx';
export type { SourceListLabels } from './labels.ts';
