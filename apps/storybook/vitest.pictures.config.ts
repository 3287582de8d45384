import { defineConfig } from 'vitest/config';

/** Both suites that take pictures, so that one command accepts all pictures of a component. */
export default defineConfig({
  test: {
    include: ['gallery/baselines*.test.ts'],
    globalSetup: ['gallery/build.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
