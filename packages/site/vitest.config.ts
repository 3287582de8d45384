import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'languages/**/*.test.ts',
    ],
    // Tests of the server wait for timers and sockets: the other worker uses the time.
    maxWorkers: 2,
    // Polled state belongs to other processes and sockets, which on a busy machine take longer than Vitest's
    // second.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
