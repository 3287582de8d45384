import { relative, resolve } from 'node:path';

// A script of pnpm runs in this package's folder; paths are meant from where the command was typed.
const callerFolder = process.env['INIT_CWD'] ?? process.cwd();

export const fromCaller = (path: string) => resolve(callerFolder, path);

/** A path as somebody at a terminal would write it. */
export function asTyped(path: string): string {
  const short = relative(callerFolder, path);
  return short.startsWith('..') ? path : short || '.';
}
