/** The database cannot be opened. The message is one sentence that says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
