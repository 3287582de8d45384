import { randomUUID } from 'node:crypto';

/** The id of a request in logs: the one that a proxy in front has given, where it is one, or a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w=-]{1,64}$/.test(given) ? given : randomUUID();
}
