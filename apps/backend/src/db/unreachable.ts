/* 08: connection exceptions; 57P01 to 57P05: an operator or a crash closed the connection, or the
   database is starting up or shutting down; 53300: too many connections. */
const codes =
  /^(?:08...|53300|57P0[1235]|ECONN[A-Z]+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|ERR_STREAM_.+)$/;

/** Messages of the driver and its pool that have no code: the connection ended or timed out. */
const sayings =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Returns whether an error means that the database did not answer. */
export function isUnreachable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (codes.test((cause as NodeJS.ErrnoException).code ?? '') || sayings.test(cause.message)) return true;
  }
  return false;
}
