import { canInstall, findProgram, install } from './programs.ts';

/** Returns the path of the system's Icecast; undefined without one. */
export function findIcecast(): string | undefined {
  return findProgram('icecast2', 'icecast');
}

/** Installs Debian's Icecast for the radio's tests if possible; otherwise prints a message. */
export function ensureIcecast(): void {
  if (findIcecast()) return;
  if (canInstall()) install('icecast2');
  if (!findIcecast())
    process.stdout.write('Icecast is not installed: the relay tests against it are not run.\n');
}
