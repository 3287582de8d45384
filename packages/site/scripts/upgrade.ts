/**
 * `npx @daily-nest/site@latest upgrade`, in the folder of a title: moves it to the version of this program. Its packages get that version,
 * and each step between the two changes what the title itself has to say otherwise. Prints what it did; git shows it line by line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, recordFile } from './title-record.ts';
import { isBefore, type Step, steps } from './upgrade-steps.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Upgrades a title, and returns a sentence for each thing that was changed. */
export function upgrade(title: string, to: string, all: readonly Step[] = steps): string[] {
  const record = readRecord(title);
  if (!isBefore(record.version, to)) return [];
  const said = [`From ${record.version} to ${to}:`];
  const file = join(title, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list ?? {}))
      // Those of a workspace have the version that lies beside them.
      if (name.startsWith('@daily-nest/') && !list![name]!.startsWith('workspace:')) list![name] = `^${to}`;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  said.push(`package.json: @daily-nest/* are ^${to}`);
  for (const { version, change } of all)
    if (isBefore(record.version, version) && !isBefore(to, version)) said.push(...change(title));
  writeFileSync(join(title, recordFile), `${JSON.stringify({ ...record, version: to }, null, 2)}\n`);
  return said;
}

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  const said = upgrade(process.env['TITLE_FOLDER'] ?? process.cwd(), version);
  process.stdout.write(
    said.length > 0
      ? `${said.join('\n')}\n\nRun pnpm install, pnpm build and pnpm test, and commit.\n`
      : `The title has version ${version} already.\n`,
  );
}
