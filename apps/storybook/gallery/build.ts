import { build, type InlineConfig, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

declare module 'vitest' {
  interface ProvidedContext {
    galleryUrl: string;
    galleryServer: string;
  }
}

/** Class names contain the source's names, so that `base.css` matches them like published ones. */
const classNames = ({ hash, debugId, filePath }: { hash: string; debugId?: string; filePath: string }) => {
  const file = filePath.split('/').at(-1)!.replace('.css.ts', '');
  const prefix = filePath.includes('src/theme/') ? '' : 'dn-';
  const name = [file, debugId].filter(Boolean).join('_').replaceAll(/\W/g, '_');
  return `${prefix}${name}__${hash}`;
};

const root = new URL('.', import.meta.url).pathname;
const out = new URL('../node_modules/.gallery/', import.meta.url).pathname;

/**
 * Builds the gallery for the browser and for the server, in React's development mode, and serves it during
 * the tests.
 */
export default async function serveGallery(project: TestProject) {
  // The desk shows times on the clocks of the machine; in pictures they are the same on every one.
  process.env.TZ = 'UTC';
  const inherited = process.env.NODE_ENV;
  // React reports hydration mismatches only in development.
  process.env.NODE_ENV = 'development';
  const shared: InlineConfig = {
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    publicDir: '../public',
    plugins: [vanillaExtractPlugin({ identifiers: classNames })],
    define: { 'process.env.NODE_ENV': '"development"' },
  };
  const quiet = { onLog: () => undefined };
  await build({
    ...shared,
    build: {
      outDir: `${out}browser`,
      emptyOutDir: true,
      minify: false,
      cssMinify: false,
      rolldownOptions: quiet,
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: [/^@daily-nest\//] },
    build: { outDir: `${out}server`, emptyOutDir: true, ssr: 'server.tsx', rolldownOptions: quiet },
  });
  const server = await preview({
    ...shared,
    build: { outDir: `${out}browser` },
    preview: { host: '127.0.0.1', port: 47_300 },
  });
  process.env.NODE_ENV = inherited;
  project.provide('galleryUrl', server.resolvedUrls!.local[0]!);
  project.provide('galleryServer', `${out}server/server.js`);
  return () => server.close();
}
