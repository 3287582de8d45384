import { State, type StateProps } from '../error-state/State.tsx';

export interface EmptyStateProps extends StateProps {
  /** The title, 'No Articles Found'. Leave it out if one sentence is enough. */
  title?: string;
}

/**
 * A list without entries, or a search without a result. Renders a `<div>`. For a failure use `ErrorState`.
 */
export function EmptyState(props: EmptyStateProps) {
  return <State data-part="empty-state" {...props} />;
}
