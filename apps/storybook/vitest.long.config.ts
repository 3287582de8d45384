import { defineConfig } from 'vitest/config';

/** A second check of every component, too slow for the daily command. */
export default defineConfig({
  test: {
    include: ['gallery/*.long.test.ts'],
    globalSetup: ['gallery/build.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
