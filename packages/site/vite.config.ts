import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, searchForWorkspaceRoot } from 'vite';

import { chunks } from './scripts/chunks.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { lightStart } from './scripts/light-start.ts';
import { lateScript } from './scripts/late-script.ts';
import { pictures } from './scripts/pictures.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { reloads } from './scripts/reloads.ts';
import { contentRoot, siteRoot, titleFolder, uiRoot } from './scripts/title-folder.ts';
import { titleModules } from './scripts/title-modules.ts';
import { withoutParts } from './scripts/without-parts.ts';

const backendUrl = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787';
const proxied = {
  target: backendUrl,
  changeOrigin: true,
  headers: { authorization: `Bearer ${process.env['BLOG_API_TOKEN'] ?? 'public-anon-key'}` },
};

/** The packages that are compiled with the title: beside it below node_modules they are none of its dependencies. */
const compiled = ['api-client', 'brand', 'content', 'illustrations', 'server', 'site', 'ui'].map(
  (name) => `@daily-nest/${name}`,
);

export default defineConfig(({ command }) => ({
  cacheDir: `${titleFolder}/node_modules/.vite`,
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
    fs: { allow: [searchForWorkspaceRoot(titleFolder), siteRoot, uiRoot, contentRoot] },
    port: Number(process.env['PORT'] ?? 3000),
    host: process.env['HOST'] ?? '127.0.0.1',
    proxy: {
      '/functions/v1': proxied,
      '/api': proxied,
      '/media': { ...proxied, rewrite: (path) => path.replace('/media', '/api/pictures') },
    },
  },
  // Vite's scan does not read routes. A dependency that it finds only later is bundled again with all others,
  // and the open page then fails to start.
  optimizeDeps: {
    exclude: compiled,
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
  // The server's bundle contains everything it needs; only packages with native code stay outside.
  ssr: {
    noExternal: command === 'build' ? true : compiled,
    ...(command === 'build' && { external: ['sharp'] }),
  },
  environments: {
    // One module graph: the server and its import of React Router's build. main.ts loads it, listens and
    // stops.
    ssr: {
      // Otherwise the server contains both of React's builds, and the environment selects one at its start.
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
    // The title's folder is outside of this one, and Vite would not empty it.
    emptyOutDir: true,
    target: 'es2022',
    // These support `:dir()`, which would otherwise be compiled into a list of all languages. Older ones show
    // the page as well.
    cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17.2'],
    // One stylesheet for the site: a second page finds it in the cache, and no page waits for several.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
}));
