/**
 * Node removes the types of a program, but not below node_modules, where this package and those beside it lie in a title's own
 * repository. Loaded first by every program that builds a title, so that they are the same files there and here, in one form for
 * Node and the bundler. What a build writes is JavaScript and needs nothing of this.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node 22 and 24 warn of `stripTypeScriptTypes`, which they use themselves for every other file.
const warn = process.emitWarning.bind(process);
process.emitWarning = (warning, ...rest) => {
  if (!String(warning).startsWith('stripTypeScriptTypes')) warn(warning, ...rest);
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\/node_modules\/[^?]*\.ts(?:\?|$)/.test(url))
      return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
