export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export type { StateLink } from './StateLinks.tsx';
