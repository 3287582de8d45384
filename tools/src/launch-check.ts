/**
 * `pnpm launch:check`: lists values that a new owner has not replaced yet, neither in the brand nor in the
 * file of OWNER_FILE. Exits with 1 while there are any, so that it can block a launch. A title of its own has
 * `daily-nest-site check`, which names its other files, too.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchCheck, type Unlaunched } from '@daily-nest/brand/launch-check';
import { root } from './root.ts';

const brand = process.argv[2] ?? 'brand-daily-nest';
const folder = `packages/${brand}/src`;
const values = (await import(pathToFileURL(join(root, folder, 'values.ts')).href)) as Unlaunched;
try {
  const paths = { ownerPath: `${folder}/owner.ts`, namesPath: `${folder}/names.ts` };
  const { lines, open } = launchCheck({ ...values, ...paths }, process.env['OWNER_FILE']?.trim());
  process.stdout.write(`${lines.join('\n')}\n`);
  if (open > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
