import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScript } from './scripts/inline-script.ts';
import { pictures } from './scripts/pictures.ts';

const backendUrl = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787';
const proxied = {
  target: backendUrl,
  changeOrigin: true,
  headers: { authorization: `Bearer ${process.env['BLOG_API_TOKEN'] ?? 'public-anon-key'}` },
};

export default defineConfig({
  plugins: [inlineScript(), pictures(), vanillaExtractPlugin(), reactRouter()],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    host: process.env['HOST'] ?? '127.0.0.1',
    proxy: { '/functions/v1': proxied, '/api': proxied },
  },
  // Everything the server needs is in its bundle; only what holds native code stays outside.
  ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
  build: {
    target: 'es2022',
    // One stylesheet for the site: a second page finds it in the cache, and no page waits for several.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
