import { canInstall, findProgram, install } from './programs.ts';

/** Returns the path of the system's nginx, which is outside the PATH of many users; undefined without one. */
export function findNginx(): string | undefined {
  return findProgram('nginx', '../sbin/nginx');
}

/** Installs Debian's nginx for the tests of several copies if possible; otherwise prints a message. */
export function ensureNginx(): void {
  if (findNginx()) return;
  if (canInstall()) install('nginx-light');
  if (!findNginx())
    process.stdout.write('nginx is not installed: the tests of several copies behind it are not run.\n');
}
