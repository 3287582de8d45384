import { DrizzleQueryError } from 'drizzle-orm';

interface ErrorDescription {
  message: string;
  code?: string | undefined;
  query?: string | undefined;
  cause?: string | undefined;
  stack?: string | undefined;
}

/**
 * Returns the parts of an error that may be logged. For a failed query these are its text and the database's
 * code, without parameters, which may hold what a reader typed.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { message: 'an unknown error' };
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  const source = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  const { code } = source as NodeJS.ErrnoException;
  const cause = source.cause instanceof Error ? source.cause.message : undefined;
  return { message: messageOf(source, code), code, query, cause, stack: framesOf(error) };
}

/** Returns the reason of an error in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'took too long';
  const { code, message } = describeError(error);
  return code !== undefined && !message.includes(code) ? `${message} (${code})` : message;
}

function messageOf(error: Error, code: string | undefined): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  // Messages about wrong values (22), broken constraints (23) and wrong syntax (42) quote the value.
  if ('severity' in error && /^(?:22|23|42)/.test(code ?? ''))
    return `the database refused a query (${code})`;
  // If no address of a host answers, the error has only a code.
  return error.message || (code ?? error.name);
}

/** Returns the stack without its first lines, which repeat the message. */
function framesOf({ message, stack }: Error): string | undefined {
  const start = message === '' ? 0 : (stack?.lastIndexOf(message) ?? -1);
  return start < 0 ? undefined : stack?.slice(start + message.length).trim();
}
