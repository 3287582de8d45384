export { NotFound, type NotFoundProps } from './NotFound.tsx';
export type { NotFoundLabels } from './labels.ts';
