import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that nobody uses, from below the range out of which a system serves those who ask for any port: one of that
 * range may go to a connection or to another test between this look and its use.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
