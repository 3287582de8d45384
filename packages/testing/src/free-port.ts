import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** The start of Linux's range for outgoing connections; other systems start later. */
const firstOfSystem = 32_768;

/**
 * Returns a free port that this process was not given before. It is below the range for outgoing connections:
 * a port of that range may be taken between this check and its use. The search starts at a random number, so
 * that parallel processes get different ports.
 */
export function freePort(): Promise<number> {
  const first = randomInt(20_000, firstOfSystem - 1000);
  return getPort({ port: portNumbers(first, firstOfSystem - 1) });
}
