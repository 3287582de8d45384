import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, findProgram, install } from './programs.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Returns the path of a browser: that of CHROMIUM_PATH, the system's, or Playwright's own; undefined without
 * any.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const own = chromium.executablePath();
  return findProgram(...systemNames) ?? (existsSync(own) ? own : undefined);
}

/**
 * Returns Playwright's launch options for that browser. Playwright's default flags for Chromium (no sandbox,
 * no first run, no network of its own) are not repeated. Without a browser there is no path, and Playwright's
 * error says what to install.
 */
export function chromiumLaunch(...args: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: ['--disable-gpu', '--disable-quic', ...args] };
}

const shellName = 'chromium-headless-shell';

/**
 * Returns the launch options for tests that look at no pixels: of Chromium's headless shell where Debian has it
 * beside the browser, which takes a fifth less work. Its text is drawn a little differently.
 */
export function shellLaunch(...args: string[]): ReturnType<typeof chromiumLaunch> {
  const launch = chromiumLaunch(...args);
  const shell = launch.executablePath?.endsWith('/chromium') && findProgram(shellName);
  return shell ? { ...launch, executablePath: shell } : launch;
}

/** Installs the headless shell beside Debian's Chromium if possible. Without it, tests take longer. */
export function ensureShell(): void {
  if (findChromium()?.endsWith('/chromium') && !findProgram(shellName) && canInstall()) install(shellName);
}

/**
 * Finds a browser or installs one: Debian's as root, else Playwright's own, in its registry.
 * @throws {Error} one sentence that says what to do, if neither worked.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('No Chromium found; installing one.\n');
  if (canInstall()) install('chromium');
  else {
    const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
    spawnSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed: install one and set CHROMIUM_PATH.');
  return installed;
}
