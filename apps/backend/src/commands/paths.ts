import { relative, resolve } from 'node:path';

// pnpm runs scripts in the package's folder, but users mean paths relative to their own.
const callerFolder = process.env['INIT_CWD'] ?? process.cwd();

export const fromCaller = (path: string) => resolve(callerFolder, path);

/** Returns a path relative to the user's folder. */
export function asTyped(path: string): string {
  const short = relative(callerFolder, path);
  return short.startsWith('..') ? path : short || '.';
}
