import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, findProgram, install } from './programs.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a browser: the one that CHROMIUM_PATH names, the system's, Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const own = chromium.executablePath();
  return findProgram(...systemNames) ?? (existsSync(own) ? own : undefined);
}

/**
 * How Playwright starts that browser. What Playwright says to every Chromium (no sandbox, no first run, no network of its
 * own) is not repeated here. Where there is no browser, the path is left to Playwright, whose error says what to install.
 */
export function chromiumLaunch(...args: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: ['--disable-gpu', '--disable-quic', ...args] };
}

/**
 * Finds a browser or installs one: Debian's as root, else Playwright's own, which its registry looks after.
 * @throws {Error} One sentence that says what to do, when neither worked.
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
  if (!installed)
    throw new Error('No Chromium could be installed: install one and name it in CHROMIUM_PATH.');
  return installed;
}
