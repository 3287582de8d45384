import { Client } from 'pg';
import { currentRequestId } from '../http/request-context.ts';

type Query = Client['query'];

/**
 * A connection whose queries bear the id of the request that they are made for, as a comment: so a slow query in the log of the
 * database, or in pg_stat_activity, is found again in the logs of the backend and of the web.
 */
export class CommentedClient extends Client {
  // pg's own has ten signatures; what is passed on is what came, but for the text.
  override query = ((query: unknown, ...others: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(withComment(query), ...others)) as Query;
}

/** One that is prepared under a name has to stay the same text. */
function withComment(query: unknown): unknown {
  const id = currentRequestId();
  // Letters, digits, - _ and = alone: nothing that could end a comment.
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
