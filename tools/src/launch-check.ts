/**
 * `pnpm launch:check`: lists values that a new owner has not replaced yet, neither in the brand nor in the
 * file of OWNER_FILE. Exits with 1 while there are any, so that it can block a launch.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrandNames, type BrandNav, type Owner, ownerNotes, stillDefault } from '@daily-nest/brand';
import { parseOwner } from '@daily-nest/brand/owner-schema';
import { root } from './root.ts';

interface OwnerModule {
  owner: Owner;
  ownerDefaults: Owner;
}

const brand = process.argv[2] ?? 'brand-daily-nest';
const moduleOf = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(root, 'packages', brand, 'src', name)).href);
const { owner, ownerDefaults } = (await moduleOf('owner.ts')) as OwnerModule;
const { sections } = (await moduleOf('nav.ts')) as BrandNav;
const { names } = (await moduleOf('names.ts')) as { names: BrandNames };

const file = process.env['OWNER_FILE']?.trim();
const changes = file ? changesOf(file) : {};
const open = stillDefault({ ...owner, ...changes }, ownerDefaults);
if (open.length === 0) {
  process.stdout.write('Every value of the owner is set.\n');
} else {
  const places = [`packages/${brand}/src/owner.ts`, ...(file ? [file] : [])].join(' and in ');
  process.stdout.write(`Still at their defaults in ${places}:\n\n`);
  for (const key of open) {
    process.stdout.write(`  ${key.padEnd(20)} ${ownerNotes[key]}\n`);
    process.stdout.write(`  ${''.padEnd(20)} now: ${short(ownerDefaults[key])}\n`);
  }
  process.stdout.write(`\n${open.length} of ${Object.keys(ownerDefaults).length} values wait for you.\n`);
  process.exitCode = 1;
}

const { examples = [] } = names;
if (examples.length > 0) {
  process.stdout.write(`\nExamples still, by packages/${brand}/src/names.ts: ${examples.join(', ')}.\n`);
  process.exitCode = 1;
}

function changesOf(path: string): Partial<Owner> {
  try {
    const json = readFileSync(resolve(process.env['INIT_CWD'] ?? '', path), 'utf8');
    return parseOwner(json, { owner, sections });
  } catch (error) {
    process.stderr.write(`OWNER_FILE ${path}: ${(error as Error).message}\n`);
    return process.exit(1);
  }
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
