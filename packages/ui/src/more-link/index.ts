export { MoreLink, type MoreLinkProps } from './MoreLink.tsx';
export { NewTabHint } from './NewTabHint.tsx';
export type { MoreLinkLabels } from './labels.ts';
