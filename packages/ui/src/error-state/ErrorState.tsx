import { State, type StateProps } from './State.tsx';

export interface ErrorStateProps extends StateProps {
  /** What went wrong, 'Error Loading Blog'. */
  title: string;
}

/** Says that something could not be shown, and what to do. Renders a `<div role="alert">`. For a search without a result use `EmptyState`. */
export function ErrorState(props: ErrorStateProps) {
  return <State role="alert" data-part="error-state" {...props} />;
}
