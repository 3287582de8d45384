import { defineConfig } from 'vitest/config';

/** What takes pictures, of both suites: who changed a component accepts all pictures of it at once. */
export default defineConfig({
  test: {
    include: ['gallery/baselines*.test.ts'],
    globalSetup: ['gallery/build.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
