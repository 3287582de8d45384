import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,scripts}/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
