import { State, type StateProps } from '../error-state/State.tsx';

export interface EmptyStateProps extends StateProps {
  /** What is not there, 'No Articles Found'. A list that needs only one sentence leaves it out. */
  title?: string;
}

/** A list without entries, or a search without a result. Renders a `<div>`. For a failure use `ErrorState`. */
export function EmptyState(props: EmptyStateProps) {
  return <State data-part="empty-state" {...props} />;
}
