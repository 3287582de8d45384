import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { run } from './processes.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where a browser is: CHROMIUM_PATH, the system's, Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const found = systemNames.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found) return found;
  }
  const require = createRequire(new URL('../apps/web/package.json', import.meta.url));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds a browser or installs one: Debian's as root, else Playwright's own. Throws one sentence when neither works. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('No Chromium found; installing one.\n');
  if (canApt()) aptInstall('chromium');
  else await run('pnpm', ['--filter', '@daily-nest/web', 'exec', 'playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium could be installed: install one and name it in CHROMIUM_PATH.');
  return installed;
}

/** Installs Debian's Icecast for the radio's tests where that is possible; says so where it is not. */
export function ensureIcecast(): void {
  if (which('icecast2') || which('icecast')) return;
  if (canApt()) aptInstall('icecast2');
  if (!which('icecast2'))
    process.stdout.write('Icecast is not installed: the relay tests against it are not run.\n');
}

function canApt(): boolean {
  return process.getuid?.() === 0 && which('apt-get');
}

function aptInstall(name: string) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

function which(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}
