import { createReadStream, existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the content package has put its drawings. */
export function picturesFolder(): string {
  return dirname(fileURLToPath(import.meta.resolve('@daily-nest/content/pictures/any.svg')));
}

/** Serves the drawings to the development server; the build copies them. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
        const file = join(picturesFolder(), path);
        if (!path.endsWith('.svg') || !existsSync(file)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
  };
}
