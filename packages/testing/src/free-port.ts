import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Where Linux begins to choose the ports of outgoing connections from; other systems begin later. */
const firstOfSystem = 32_768;

/**
 * A port that nobody uses and that this process was not given before. It is below the range from which the system
 * chooses ports by itself: one of that range may go to some outgoing connection between this look and its use. The look
 * begins at a random number, so that processes that ask at the same moment get different ones.
 */
export function freePort(): Promise<number> {
  const first = randomInt(20_000, firstOfSystem - 1000);
  return getPort({ port: portNumbers(first, firstOfSystem - 1) });
}
