import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/desk/',
  plugins: [vanillaExtractPlugin()],
  // The backend serves the folder; a file in the page itself would need its policy to allow data: for fonts.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      // 'use client' means nothing in a bundle for the browser alone.
      onLog(level, log, print) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
