import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that the system has; undefined where it has none. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Whether Debian's packages can be installed without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs a package of Debian. Whether it worked shows in what can be found afterwards. */
export function install(name: string): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
