import { Client } from 'pg';
import { currentRequestId } from '../http/request-context.ts';

type Query = Client['query'];

/**
 * Adds the id of the request to each query as a comment, so that a slow query in the database's log or in pg_stat_activity can be found
 * in the logs of the backend and the web server.
 */
export class CommentedClient extends Client {
  // pg's own has ten signatures. Only the text changes.
  override query = ((query: unknown, ...others: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(withComment(query), ...others)) as Query;
}

/**
 * Returns the query with the comment. A named prepared statement stays unchanged, because its text must not
 * vary.
 */
function withComment(query: unknown): unknown {
  const id = currentRequestId();
  // These characters cannot end a comment.
  if (id === undefined || !/^[\w=-]{1,64}$/.test(id)) return query;
  if (typeof query === 'string') return `/* request ${id} */ ${query}`;
  if (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    !('submit' in query) &&
    !('name' in query && query.name)
  )
    return { ...query, text: `/* request ${id} */ ${String(query.text)}` };
  return query;
}
