import { existsSync } from 'node:fs';
import { canInstall, findProgram, install } from './programs.ts';

/** Returns the path of the system's Varnish with its xkey module; undefined without either. */
export function findVarnish(): string | undefined {
  const found = findProgram('varnishd', '../sbin/varnishd');
  const architecture = { arm64: 'aarch64', x64: 'x86_64' }[process.arch as string];
  return existsSync(`/usr/lib/${architecture}-linux-gnu/varnish/vmods/libvmod_xkey.so`) ? found : undefined;
}

/** Installs Debian's Varnish for the tests of a caching proxy if possible; otherwise prints a message. */
export function ensureVarnish(): void {
  if (findVarnish()) return;
  if (canInstall()) {
    install('varnish');
    install('varnish-modules');
  }
  if (!findVarnish())
    process.stdout.write('varnish is not installed: the tests of the caching proxy are not run.\n');
}
