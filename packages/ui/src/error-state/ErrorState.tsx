import { State, type StateProps } from './State.tsx';

export interface ErrorStateProps extends StateProps {
  /** The title, 'Error Loading Blog'. */
  title: string;
}

/**
 * Reports that something could not be shown, and what to do. Renders a `<div role="alert">`. For a search
 * without a result use `EmptyState`.
 */
export function ErrorState(props: ErrorStateProps) {
  return <State role="alert" data-part="error-state" {...props} />;
}
