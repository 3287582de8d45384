import { createRequire } from 'node:module';
import type { Config } from '@react-router/dev/config';
import type * as siteMap from './app/site-map.ts';

// Node reads it, by whose hook the data are the title's; the bundler that reads this file knows nothing of them.
const { pages } = createRequire(import.meta.url)('./app/site-map.ts') as typeof siteMap;

export default {
  ssr: true,
  // The server's two entries keep their names: index.js, which prerendering reads, and main.js.
  serverBuildFile: '[name].js',
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // The whole list of routes is one small immutable file; asking for it link by link would be a call a page.
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
