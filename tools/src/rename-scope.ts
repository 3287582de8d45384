/**
 * `pnpm rename-scope @mine`: gives every package of a fork the scope under which it publishes, in manifests, imports, documents and tests.
 * Run `pnpm install` afterwards: the lockfile names the packages, too.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ours = '@daily-nest';
/** Binary files, and what tells of releases under the old name. */
const kept = /\.(avif|gz|ico|jpe?g|mp3|pdf|png|webp|woff2?)$|(^|\/)CHANGELOG\.md$|rename-scope/;

/** Renames the scope in every file that git knows, and returns those that it changed. */
export function renameScope(root: string, scope: string): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
    .split('\0')
    .filter((file) => file && !kept.test(file));
  return files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // In patterns the slash has another one before it.
    const renamed = text.replaceAll(`${ours}/`, `${scope}/`).replaceAll(`${ours}\\/`, `${scope}\\/`);
    if (renamed === text) return false;
    writeFileSync(join(root, file), renamed);
    return true;
  });
}

if (process.argv[1] === import.meta.filename) {
  const [scope = ''] = process.argv.slice(2);
  if (!/^@[a-z0-9][a-z0-9-]*$/.test(scope)) {
    process.stderr.write('Give your scope, for example: pnpm rename-scope @mine\n');
    process.exit(1);
  }
  const { root } = await import('./root.ts');
  const changed = renameScope(root, scope);
  process.stdout.write(
    `${changed.length} files now say ${scope}/. Run pnpm install, and commit them with the lockfile.\n`,
  );
}
