import { afterEach } from 'vitest';
import { startBackend } from './processes.ts';

/**
 * Returns a `startBackend` for the tests of a file: whatever a test started and left running is killed after it.
 */
export function backendsOfEachTest() {
  const running: Awaited<ReturnType<typeof startBackend>>[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((process) => process.stop('SIGKILL')));
  });
  return async (...given: Parameters<typeof startBackend>) => {
    const started = await startBackend(...given);
    running.push(started);
    return started;
  };
}
