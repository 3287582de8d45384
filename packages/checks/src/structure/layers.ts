/** Folders and files of one floor, from the root of the app. */
type Floor = readonly string[];

/**
 * The floors of each app, from the ground up: a file imports from its own floor and from those below it, type imports counted.
 * What is named nowhere is a fault, so that a new folder gets its floor on the day it is made.
 */
export const layers: Record<string, readonly Floor[]> = {
  'packages/site': [
    // Which title this is, and where its pages lie.
    [
      'app/words',
      'app/brand.ts',
      'app/brand-values.ts',
      'app/with-own.ts',
      'app/site-map.ts',
      'app/vite-env.d.ts',
    ],
    ['languages'],
    ['app/wording'],
    ['app/slots'],
    ['app/data'],
    ['app/offline', 'app/listen'],
    [
      'app/route-handle.ts',
      'app/hydration',
      'app/embeds',
      'app/ads',
      'app/radio',
      'app/seo',
      'app/site-search',
      'app/listing',
      'app/newsletter',
    ],
    ['app/reading'],
    ['app/shell'],
    ['app/routes'],
    [
      'app/root.tsx',
      'app/routes.ts',
      'app/entry.client.tsx',
      'app/entry.server.tsx',
      'app/render-whole.server.ts',
    ],
    ['server'],
    ['scripts', 'bin', 'vite.config.ts', 'react-router.config.ts', 'vitest.config.ts'],
  ],
  'apps/backend': [
    [
      'src/package-root.ts',
      'src/domain.ts',
      'src/desk-sites.ts',
      'src/mail-address.ts',
      'src/mail-settings.ts',
      'src/settings.ts',
      'src/isolated.ts',
      'src/repeat.ts',
      'src/title-pieces.ts',
    ],
    ['src/http', 'src/outside'],
    ['src/db'],
    ['src/services.ts'],
    ['src/pictures'],
    ['src/posts', 'src/radio'],
    ['src/feeds', 'src/search', 'src/readers', 'src/commands'],
    ['src/mail', 'src/desk'],
    ['src/blog-source'],
    ['src/status.ts', 'src/metrics.ts', 'src/jobs.ts'],
    ['src/backup'],
    ['src/app.ts'],
    ['src/run-app.ts', 'src/start.ts'],
    ['src/server.ts', 'src/dev.ts', 'src/cli.ts'],
  ],
};
