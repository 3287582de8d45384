import { randomUUID } from 'node:crypto';

/** Returns the id of a request for logs: that of a proxy in front, if it is valid, or a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w=-]{1,64}$/.test(given) ? given : randomUUID();
}
