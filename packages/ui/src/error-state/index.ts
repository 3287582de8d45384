export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export type { StateAction } from './StateActions.tsx';
