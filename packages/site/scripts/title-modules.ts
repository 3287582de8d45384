import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentRoot, isOfTitle, ownFile, titleManifest, uiRoot } from './title-folder.ts';

/** An import of the words that pages say. */
const ofWords = /\/words\/[\w-]+(?:\.ts)?$/;

const library = /^@daily-nest\/ui\/([a-z0-9-]+)$/;

/**
 * Resolves a title's own imports by its package.json, and its data instead of the network's. The library is compiled from its source: its
 * styles are part of the site's one sheet.
 */
export function titleModules(): Plugin {
  const manifest = fileURLToPath(titleManifest);
  return {
    name: 'title-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (isOfTitle(source) && importer !== manifest) return this.resolve(source, manifest, options);
      const part = library.exec(source)?.[1];
      if (part) return this.resolve(`${uiRoot}/${part}/index.ts`, importer, { ...options, skipSelf: true });
      const mayBeReplaced =
        source.startsWith('@daily-nest/content/') ||
        importer?.startsWith(contentRoot) ||
        ofWords.test(source);
      if (!mayBeReplaced) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const own = found && !found.external && ownFile(found.id, importer);
      return own ? this.resolve(own, importer, { ...options, skipSelf: true }) : found;
    },
  };
}
