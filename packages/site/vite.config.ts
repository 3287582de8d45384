import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

import { chunks } from './scripts/chunks.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { lightStart } from './scripts/light-start.ts';
import { lateScript } from './scripts/late-script.ts';
import { pictures } from './scripts/pictures.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { reloads } from './scripts/reloads.ts';
import { titleModules } from './scripts/title-modules.ts';
import { withoutParts } from './scripts/without-parts.ts';

const backendUrl = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787';
const proxied = {
  target: backendUrl,
  changeOrigin: true,
  headers: { authorization: `Bearer ${process.env['BLOG_API_TOKEN'] ?? 'public-anon-key'}` },
};

export default defineConfig(({ command }) => ({
  plugins: [
    titleModules(),
    withoutParts(),
    lightStart(),
    plainImports(),
    inlineScript(),
    lateScript(),
    pictures(),
    reloads(backendUrl),
    vanillaExtractPlugin(),
    reactRouter(),
  ],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    host: process.env['HOST'] ?? '127.0.0.1',
    proxy: {
      '/functions/v1': proxied,
      '/api': proxied,
      '/media': { ...proxied, rewrite: (path) => path.replace('/media', '/api/pictures') },
    },
  },
  // Vite's scan does not look into routes. What it finds only when a page asks for it is bundled again together with the rest, and the page that
  // is open then does not start.
  optimizeDeps: {
    include: [
      'minisearch',
      'stemmer',
      'zod',
      'zustand',
      'zustand/middleware',
      'zustand/vanilla',
      '@daily-nest/api-client > ky',
      '@daily-nest/ui > culori',
    ],
  },
  // Everything the built server needs is in its bundle; only what holds native code stays outside.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['@resvg/resvg-js', 'sharp'] } }),
  environments: {
    // One graph: the server, and React Router's build that it imports. main.ts loads it, listens and stops.
    ssr: {
      // Without it both of React's builds are in the server's, and whoever starts it chooses between them.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        rolldownOptions: {
          input: {
            index: './server/index.ts',
            main: './server/main.ts',
            'card-thread': './server/cards/card-thread.ts',
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunks } },
        },
      },
    },
  },
  build: {
    // It is the title's folder, which Vite would leave as it is: it lies outside of this one.
    emptyOutDir: true,
    target: 'es2022',
    // These know `:dir()`, which would be written as a list of all languages else. Older ones show the page as well.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17.2'],
    // One stylesheet for the site: a second page finds it in the cache, and no page waits for several.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
}));
