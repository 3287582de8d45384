import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import type * as siteMap from './app/site-map.ts';

// Loaded through Node with its hook, so that the data is the title's; the bundler that loads this file does
// not know it.
const { pages } = createRequire(import.meta.url)('./app/site-map.ts') as typeof siteMap;

export default {
  ssr: true,
  // The server's two entries keep their names: index.js, which prerendering loads, and main.js.
  serverBuildFile: '[name].js',
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // The list of all routes is one small immutable file; lazy discovery would need a request per page.
  routeDiscovery: { mode: 'initial' },
  prerender: async () => {
    const paths: string[] = [];
    for (const { path, prerender } of pages) {
      if (prerender === true) paths.push(path);
      else if (prerender) paths.push(...(await prerender()));
    }
    return paths;
  },
} satisfies Config;
