import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file with PGlite holds half a gigabyte.
    maxWorkers: 2,
  },
});
