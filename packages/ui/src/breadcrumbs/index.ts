export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export type { BreadcrumbsLabels } from './labels.ts';
