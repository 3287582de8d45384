import { canInstall, findProgram, install } from './programs.ts';

/** The path of the system's Icecast; undefined where there is none. */
export function findIcecast(): string | undefined {
  return findProgram('icecast2', 'icecast');
}

/** Installs Debian's Icecast for the radio's tests where that is possible; says so where it is not. */
export function ensureIcecast(): void {
  if (findIcecast()) return;
  if (canInstall()) install('icecast2');
  if (!findIcecast())
    process.stdout.write('Icecast is not installed: the relay tests against it are not run.\n');
}
