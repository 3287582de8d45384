/** `pnpm launch:check`: what a new owner has not replaced yet. Ends with 1 while there is any, so that a launch can wait for it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

interface OwnerModule {
  owner: object;
  ownerDefaults: Record<string, unknown>;
  ownerNotes: Record<string, string>;
  stillDefault: (values?: object) => string[];
}

const brand = process.argv[2] ?? 'brand-daily-nest';
const file = pathToFileURL(join(root, 'packages', brand, 'src/owner.ts')).href;
const { ownerDefaults, ownerNotes, stillDefault } = (await import(file)) as OwnerModule;

const open = stillDefault();
if (open.length === 0) {
  process.stdout.write('Every value of the owner is set.\n');
} else {
  process.stdout.write(`Still at their defaults in packages/${brand}/src/owner.ts:\n\n`);
  for (const key of open) {
    process.stdout.write(`  ${key.padEnd(20)} ${ownerNotes[key] ?? ''}\n`);
    process.stdout.write(`  ${''.padEnd(20)} now: ${short(ownerDefaults[key])}\n`);
  }
  process.stdout.write(`\n${open.length} of ${Object.keys(ownerDefaults).length} values wait for you.\n`);
  process.exitCode = 1;
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
