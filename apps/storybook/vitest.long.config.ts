import { defineConfig } from 'vitest/config';

/** What looks at every component once more, and is therefore no part of the quick command. */
export default defineConfig({
  test: {
    include: ['gallery/*.long.test.ts'],
    globalSetup: ['gallery/build.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
