import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file with PGlite holds half a gigabyte.
    maxWorkers: 2,
    // PGlite is compiled quickly instead of well: no file runs long enough to gain by the other.
    execArgv: ['--liftoff-only'],
  },
});
