import { defineConfig } from 'vitest/config';

/** Faults of the whole site with its real processes. They measure time, so that nothing runs beside them. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    execArgv: ['--liftoff-only'],
  },
});
