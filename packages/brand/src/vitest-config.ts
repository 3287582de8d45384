// The Vitest configuration of every title.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['{src,brand}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Published, this package and the library's styles lie below node_modules.
    server: { deps: { inline: [/@daily-nest\//] } },
  },
});
