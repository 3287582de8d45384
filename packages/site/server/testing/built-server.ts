import { fileURLToPath } from 'node:url';
import type * as Server from '../index.ts';

/** Where the built site of the title is that this package is tried with. */
export const buildFolder = fileURLToPath(
  new URL(`../../../../apps/web/${process.env['E2E_BUILD'] ?? 'build'}`, import.meta.url),
);

/** The server as it was built, with React Router's build: what `main.js` loads. */
export const loadServer = () =>
  import(/* @vite-ignore */ `${buildFolder}/server/index.js`) as Promise<typeof Server>;
