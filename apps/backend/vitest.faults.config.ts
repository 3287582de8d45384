import { defineConfig } from 'vitest/config';

/**
 * Faults of the whole site with its real processes. They measure time, so that nothing else runs at the same
 * time.
 */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    // A test starts several processes, or stops Postgres fifty times, which takes long on a busy machine.
    // Times that matter to readers are asserted separately.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Polled state belongs to other processes and sockets, which on a busy machine take longer than Vitest's
    // second.
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    execArgv: ['--liftoff-only'],
  },
});
