import { canInstall, findProgram, install } from './programs.ts';

/** The path of the system's nginx, which stands outside the PATH of many users; undefined where there is none. */
export function findNginx(): string | undefined {
  return findProgram('nginx', '../sbin/nginx');
}

/** Installs Debian's nginx for the tests of several copies where that is possible; says so where it is not. */
export function ensureNginx(): void {
  if (findNginx()) return;
  if (canInstall()) install('nginx-light');
  if (!findNginx())
    process.stdout.write('nginx is not installed: the tests of several copies behind it are not run.\n');
}
