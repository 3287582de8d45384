import { existsSync } from 'node:fs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How Playwright starts Chromium: the one that CHROMIUM_PATH names, else the system's, else Playwright's own. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? system.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
