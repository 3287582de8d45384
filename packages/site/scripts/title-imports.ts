/**
 * Loaded before a program that builds a title (`node --import`), so that Node's own imports use the title's
 * files, too.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isOfTitle, ownFile, titleManifest } from './title-folder.ts';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const parentURL = isOfTitle(specifier) ? titleManifest.href : context.parentURL;
    const found = nextResolve(specifier, { ...context, parentURL });
    if (!found.url.startsWith('file:')) return found;
    const importer = parentURL?.startsWith('file:') ? fileURLToPath(parentURL) : undefined;
    const own = ownFile(fileURLToPath(found.url), importer);
    return own ? { ...found, url: pathToFileURL(own).href } : found;
  },
});
