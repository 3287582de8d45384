/** Whether an error says that nobody answered, rather than that the answer was no. */
export function isUnreachable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    // 57P03: the database is starting up or shutting down; 57P01: an operator closed the connection.
    if (/^(CONNECT_TIMEOUT|CONNECTION_|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P0[123]|53300)/.test(code))
      return true;
  }
  return false;
}
