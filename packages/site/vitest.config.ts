import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Tests of the server wait for clocks and sockets: the other worker uses the time.
    maxWorkers: 2,
    // What is asked again and again belongs to other processes and sockets: a busy machine needs more than Vitest's second.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
