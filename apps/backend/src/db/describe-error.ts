import { DrizzleQueryError } from 'drizzle-orm';

interface ErrorDescription {
  message: string;
  code?: string | undefined;
  query?: string | undefined;
  cause?: string | undefined;
  stack?: string | undefined;
}

/**
 * What of an error may be logged. Of a failed query that is its text and the database's code, never its parameters,
 * which may hold what a reader typed.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { message: 'an unknown error' };
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  const told = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  const { code } = told as NodeJS.ErrnoException;
  const cause = told.cause instanceof Error ? told.cause.message : undefined;
  return { message: messageOf(told, code), code, query, cause, stack: framesOf(error) };
}

function messageOf(error: Error, code: string | undefined): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  // Wrong values (22), broken constraints (23) and wrong syntax (42) are told with the value in quotation marks.
  if ('severity' in error && /^(?:22|23|42)/.test(code ?? ''))
    return `the database refused a query (${code})`;
  // Where a name has several addresses and none answers, there is only a code.
  return error.message || (code ?? error.name);
}

/** A stack without its first lines, which repeat the message. */
function framesOf({ message, stack }: Error): string | undefined {
  const start = message === '' ? 0 : (stack?.lastIndexOf(message) ?? -1);
  return start < 0 ? undefined : stack?.slice(start + message.length).trim();
}
