import { fileURLToPath } from 'node:url';
import type * as Server from '../index.ts';

/** The build folder of the title with which this package is tested. */
export const buildFolder = fileURLToPath(
  new URL(`../../../../apps/web/${process.env['E2E_BUILD'] ?? 'build'}`, import.meta.url),
);

/** Loads the built server with React Router's build, as `main.js` does. */
export const loadServer = () =>
  import(/* @vite-ignore */ `${buildFolder}/server/index.js`) as Promise<typeof Server>;
