import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrandNames } from './names.ts';
import type { BrandNav } from './nav.ts';
import { type Owner, ownerNotes, stillDefault } from './owner.ts';
import { parseOwner } from './owner-schema.ts';

/** What a launch check reads of a title, and the paths that it prints. */
export interface Unlaunched {
  owner: Owner;
  ownerDefaults: Owner;
  sections: BrandNav['sections'];
  names: BrandNames;
  /** The files in which an owner writes. */
  ownerPath: string;
  namesPath: string;
}

/**
 * Returns in lines what an owner has not replaced yet, neither in the brand nor in the file of OWNER_FILE, and how many values that are.
 *
 * @throws a sentence for a file with a mistake.
 */
export function launchCheck(
  { owner, ownerDefaults, sections, names, ownerPath, namesPath }: Unlaunched,
  ownerFile?: string,
): { lines: string[]; open: number } {
  const changes = ownerFile ? changesOf(ownerFile, owner, sections) : {};
  const open = stillDefault({ ...owner, ...changes }, ownerDefaults);
  const { examples = [] } = names;
  const places = [ownerPath, ...(ownerFile ? [ownerFile] : [])].join(' and in ');
  const lines =
    open.length === 0
      ? ['Every value of the owner is set.']
      : [
          `Still at their defaults in ${places}:`,
          '',
          ...open.flatMap((key) => [
            `  ${key.padEnd(20)} ${ownerNotes[key]}`,
            `  ${''.padEnd(20)} now: ${short(ownerDefaults[key])}`,
          ]),
          '',
          `${open.length} of ${Object.keys(ownerDefaults).length} values wait for you.`,
        ];
  if (examples.length > 0) lines.push('', `Examples still, by ${namesPath}: ${examples.join(', ')}.`);
  return { lines, open: open.length + examples.length };
}

function changesOf(path: string, owner: Owner, sections: BrandNav['sections']): Partial<Owner> {
  try {
    return parseOwner(readFileSync(resolve(process.env['INIT_CWD'] ?? '', path), 'utf8'), {
      owner,
      sections,
    });
  } catch (error) {
    throw new Error(`OWNER_FILE ${path}: ${(error as Error).message}`, { cause: error });
  }
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
