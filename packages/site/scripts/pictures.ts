import { createReadStream, existsSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { titleFolder } from './title-folder.ts';

/** The folders of pictures: the network's, then those of the title's own photos. */
export const pictureFolders = (): readonly string[] => [
  dirname(fileURLToPath(import.meta.resolve('@daily-nest/content/pictures/any.svg'))),
  join(titleFolder, 'dist/pictures'),
];

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Serves the pictures in the development server; the build copies them. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
        const file = pictureFolders()
          .map((folder) => join(folder, path))
          .findLast((one) => existsSync(one));
        const type = types[extname(path)];
        if (!type || !file) return next();
        response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
