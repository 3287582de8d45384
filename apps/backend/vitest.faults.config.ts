import { defineConfig } from 'vitest/config';

/** Faults of the whole site with its real processes. They measure time, so that nothing runs beside them. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    // A test is a handful of processes, one after the other, or fifty stops of a Postgres: on a busy machine that takes its time. What
    // readers may wait for is asserted, and none of this.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is asked again and again belongs to other processes and sockets: a busy machine needs more than Vitest's second.
    expect: { poll: { timeout: 10_000 } },
    fileParallelism: false,
    execArgv: ['--liftoff-only'],
  },
});
