export { SourceList, type SourceListProps, type Source } from './SourceList.tsx';
