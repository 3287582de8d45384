import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    // A test is a handful of processes, one after the other, or fifty stops of a Postgres: on a busy machine that takes its time. What
    // readers may wait for is asserted, and none of this.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is asked again and again belongs to other processes and sockets: a busy machine needs more than Vitest's second.
    expect: { poll: { timeout: 10_000 } },
    // Each file with PGlite holds half a gigabyte.
    maxWorkers: 2,
    // PGlite is compiled quickly instead of well: no file runs long enough to gain by the other.
    execArgv: ['--liftoff-only'],
  },
});
