/**
 * `daily-nest-site check`: lists what a title still has as it was generated: values of its owner, and whole files (names, mark, people,
 * pieces, posts …). Exits with 1 while there is any, so that it can block a launch.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchCheck, type Unlaunched } from '@daily-nest/brand/launch-check';
import { titleFolder, titleManifest } from './title-folder.ts';
import { readRecord } from './title-record.ts';

/** What a generated file says, by its path: an owner looks there for it. */
const notes: Record<string, string> = {
  'brand/names.ts': 'names, domain and description',
  'brand/nav.ts': 'the institutions that you read, and the navigation',
  'brand/spec.ts': 'colors and type',
  'brand/mark.ts': 'the sign',
  'edition/about.ts': 'who you are, on /about',
  'edition/staff.ts': 'your people',
  'edition/sections.ts': 'the categories of your articles',
  'edition/left-out.ts': 'the parts that you do not have',
};

const values = (await import(
  pathToFileURL(createRequire(titleManifest).resolve('#brand/values')).href
)) as Unlaunched;
const { lines, open } = launchCheck(
  { ...values, ownerPath: 'brand/owner.ts', namesPath: 'brand/names.ts' },
  process.env['OWNER_FILE']?.trim(),
);
const untouched = Object.entries(readRecord(titleFolder).start)
  .filter(([path, hash]) => (path in notes || path.endsWith('.md')) && hashOf(path) === hash)
  .map(([path]) => `  ${path.padEnd(48)} ${notes[path] ?? 'a text that came with the title'}`);
if (untouched.length > 0) lines.push('', 'Still as they were generated:', '', ...untouched);
process.stdout.write(`${lines.join('\n')}\n`);
if (open + untouched.length > 0) process.exitCode = 1;

function hashOf(path: string): string | undefined {
  const file = join(titleFolder, path);
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}
