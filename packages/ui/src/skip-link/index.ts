export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export type { SkipLinkLabels } from './labels.ts';
